// The table in text mode: what happens, one line for commands, and everything the view shows as lists.

import { ruleLines } from '@kalpler/i18n/rules';
import { parseCommand, TABLE_VERBS } from '@kalpler/match/commands';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useClient } from '../state/client.tsx';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import { outcomeOf } from './answer.ts';
import { CommandLine } from './CommandLine.tsx';
import styles from './plain.module.css';
import { printedCard } from './printed-card.ts';
import { handLines, moveLines, playerLines, scoreLines, tableLines } from './report.ts';
import { useLog } from './use-log.ts';

export function PlainTable({ isWaiting }: { readonly isWaiting: boolean }) {
  const p = useTexts('text-mode');
  const t = useTexts('table');
  const rules = useTexts('rules');
  const { state, actions } = useClient();
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
      if (command.kind === 'start') actions.start();
      else if (command.kind === 'say') actions.say(command.text);
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
        const answer = await actions.play(outcome.move);
        actions.dismissProblem();
        if (!answer.ok) say([t.common.error(answer.error)]);
        return;
      }
      case 'ready':
        actions.ready();
        return say([p.done]);
      case 'vote':
        actions.vote(outcome.isYes);
        return say([p.done]);
      case 'say':
        return actions.say(outcome.text);
      case 'leave':
        return leave();
    }
  };
  const leave = async () => {
    navigate('/');
    await actions.leave();
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
