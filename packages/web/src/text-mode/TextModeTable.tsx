// The table in text mode: what happens, one line for commands, and everything the view shows as lists.

import { type Card, cardName, cardOf, SPADES, SUITS } from '@kalpler/engine';
import { ruleLines } from '@kalpler/i18n/rules';
import { parseCommand, TABLE_VERBS } from '@kalpler/match/commands';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useOnline } from '../state/online-context.tsx';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import { useLog } from './log.ts';
import { outcomeOf } from './outcome.ts';
import { handLines, moveLines, playerLines, scoreLines, tableLines } from './report.ts';
import styles from './TextMode.module.css';

export function TextModeTable({ isWaiting }: { readonly isWaiting: boolean }) {
  const p = useTexts('text-mode');
  const t = useTexts('table');
  const rules = useTexts('rules');
  const { state, session } = useOnline();
  const { language } = useSettings().settings;
  const [, navigate] = useLocation();
  const view = state.held?.view ?? null;
  const words = { t, p };
  const [lines, say] = useLog(state, words);

  const send = async (typed: string): Promise<void> => {
    const command = parseCommand(typed, {
      language,
      phase: view?.deal?.phase ?? null,
      verbs: TABLE_VERBS,
    });
    if (view === null) {
      if (command.kind === 'start') session.start();
      else if (command.kind === 'say') session.say(command.text);
      else if (command.kind === 'leave' && command.isSure) await leave();
      else say(command.kind === 'show' && command.what === 'help' ? p.help : [p.notNow]);
      return;
    }
    const nameOf = (printed: string) => {
      const card = printedCard(printed);
      return card === null ? printed : t.cards.name(card);
    };
    const situation = { ...words, view, rules: ruleLines(rules, view.options), nameOf };
    const outcome = outcomeOf(command, situation);
    switch (outcome.kind) {
      case 'answer':
        return say(outcome.lines);
      case 'move': {
        const answer = await session.act(outcome.move);
        session.dismissProblem();
        if (!answer.ok) say([t.common.error(answer.error)]);
        return;
      }
      case 'ready':
        session.ready();
        return say([p.done]);
      case 'vote':
        session.vote(outcome.isYes);
        return say([p.done]);
      case 'say':
        return session.say(outcome.text);
      case 'leave':
        return leave();
    }
  };
  const leave = async () => {
    navigate('/');
    await session.leave();
  };
  const free = state.players.length;
  return (
    <>
      <h2>{p.log}</h2>
      <Log lines={lines} />
      <CommandLine onSend={(typed) => void send(typed)} />
      {isWaiting || view === null ? (
        <p role="status">{p.waiting(seatsLeft(state.table?.options.players, free))}</p>
      ) : (
        <>
          <Section title={p.moves} lines={moveLines(view, words)} />
          <Section title={p.hand} lines={handLines(view, words)} />
          <Section title={p.table} lines={tableLines(view, words)} />
          <Section title={p.players} lines={playerLines(view, words)} />
          <Section title={t.scores.points} lines={scoreLines(view, words)} />
        </>
      )}
      <Section title={p.commands} lines={p.help} />
    </>
  );
}

function seatsLeft(all = 4, taken = 0): number {
  return Math.max(0, all - taken);
}

/** What happened, the newest at the end and in sight. */
function Log({ lines }: { readonly lines: readonly { key: number; text: string }[] }) {
  const p = useTexts('text-mode');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a new line
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reached by keys
    <div className={styles.log} ref={list} role="log" aria-label={p.log} tabIndex={0}>
      <ol>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </div>
  );
}

function Section({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

const MOST_KEPT = 50;

/** The line for commands; the arrow keys bring back earlier ones. */
function CommandLine({ onSend }: { readonly onSend: (typed: string) => void }) {
  const p = useTexts('text-mode');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const earlier = useRef<string[]>([]);
  const at = useRef(0);
  useEffect(() => input.current?.focus(), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') earlier.current = [...earlier.current, typed].slice(-MOST_KEPT);
    at.current = earlier.current.length;
    setTyped('');
    onSend(typed);
  };
  const recall = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    at.current = Math.max(0, Math.min(earlier.current.length, at.current + step));
    setTyped(earlier.current[at.current] ?? '');
  };
  return (
    <form className={styles.command} onSubmit={send}>
      <label>
        {p.command}
        <input
          ref={input}
          value={typed}
          placeholder={p.commandHint}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={300}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={recall}
        />
      </label>
      <Button kind="primary" type="submit">
        {p.send}
      </Button>
    </form>
  );
}

/** The ranks of a suit; the jokers stand high above the ace of spades. */
const RANKS = 13;
const HIGHEST = 20;

const BY_NAME = new Map<string, Card>();
for (const suit of SUITS.keys()) {
  for (let rank = 0; rank < (suit === SPADES ? HIGHEST : RANKS); rank++) {
    const card = cardOf(suit, rank);
    if (!BY_NAME.has(cardName(card))) BY_NAME.set(cardName(card), card);
  }
}

/** From the printed name of a card, as in `QS`, to the card. */
function printedCard(name: string): Card | null {
  return BY_NAME.get(name) ?? null;
}
