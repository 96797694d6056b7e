// A game in lines: plain questions, one command a line, for pipes, simple terminals and screen readers.

import { createInterface } from 'node:readline';
import type { TableView } from '@kalpler/engine';
import { adviceWords } from './advice.ts';
import { askOf, mayClaim } from './ask.ts';
import { INTERRUPTED, keptWords, type PlayContext, QUIT } from './context.ts';
import { askWords } from './draw/seats.ts';
import { sheetLines, typedHelp } from './draw/sheets.ts';
import { handText, lineText, newsOf, trickText } from './report.ts';
import { allowedLine, allowedMoves, type Outcome, outcomeOf, type Shown } from './typed.ts';

/** Plays until the input ends or the person leaves; the answer is the exit code. */
export async function playByLines(context: PlayContext): Promise<number> {
  const { io } = context;
  const play = new LineGame(context);
  await play.ask();
  // Not before: lines that come while nobody reads them would be lost.
  const lines = createInterface({ input: io.stdin, terminal: false, crlfDelay: Infinity });
  const stop = () => lines.close();
  io.signal.addEventListener('abort', stop, { once: true });
  try {
    if (io.signal.aborted) return INTERRUPTED;
    for await (const line of lines) {
      // Nobody sees what is piped in: it is shown where it would have been typed.
      if (io.stdin.isTTY !== true) play.print(line);
      if ((await play.handle(line)) === 'quit') return QUIT;
      if (io.signal.aborted) break;
    }
    play.print('');
    return io.signal.aborted ? INTERRUPTED : QUIT;
  } finally {
    io.signal.removeEventListener('abort', stop);
    lines.close();
  }
}

class LineGame {
  readonly #context: PlayContext;
  /** The view that the person has seen last. */
  #shown: TableView | null = null;

  constructor(context: PlayContext) {
    this.#context = context;
    if (context.greeting !== '') this.print(context.greeting);
  }

  print(line: string): void {
    this.#context.io.stdout.write(`${line}\n`);
  }

  /** Lets the others act, says what they did, and asks. */
  async ask(): Promise<void> {
    const { match, brain, words, io } = this.#context;
    this.save();
    await match.advance({
      think: brain.think,
      entered: (problem) => {
        if (problem !== null) this.print(words.t.botFailed);
        this.save();
      },
      isStopped: () => io.signal.aborted,
    });
    this.printNews();
    this.question();
  }

  /** What is new since the last time. */
  private printNews(): void {
    const { match, words, look } = this.#context;
    const view = match.view;
    for (const line of newsOf(this.#shown, view, words, look)) this.print(line);
    this.#shown = view;
  }

  private question(): void {
    const { match, words, look, io } = this.#context;
    const view = match.view;
    const ask = askOf(view);
    const hasHand = ask === 'play' || ask === 'give' || ask === 'choose';
    if (hasHand) this.print(handText(view, words, look));
    if (mayClaim(view)) this.print(words.t.mayClaim);
    const asked = hasHand ? `${askWords(view, null, words).replace(/[^?!]$/u, '$&.')} ` : '';
    this.print(`${asked}${words.t.allowed(allowedMoves(view, words))}`);
    io.stdout.write('> ');
  }

  async handle(line: string): Promise<'quit' | 'stay'> {
    const { match, words } = this.#context;
    const view = match.view;
    if (line.trim() === '') {
      // An empty line goes on where nothing has to be chosen.
      if (askOf(view) === 'pause') return this.carryOut({ kind: 'next' });
      if (askOf(view) === 'over') return 'quit';
      this.print(allowedLine(view, words));
      this.#context.io.stdout.write('> ');
      return 'stay';
    }
    return this.carryOut(outcomeOf(line, view, words));
  }

  private async carryOut(outcome: Outcome): Promise<'quit' | 'stay'> {
    const { match, words } = this.#context;
    const { t } = words;
    switch (outcome.kind) {
      case 'quit':
        return 'quit';
      case 'move': {
        const made = match.play(outcome.move);
        if (made.ok) await this.ask();
        else this.answer(`${words.refusal(made.error)} ${allowedLine(match.view, words)}`);
        return 'stay';
      }
      case 'next':
        match.deal();
        await this.ask();
        return 'stay';
      case 'undo':
      case 'redo': {
        const isDone = outcome.kind === 'undo' ? match.undo() : match.redo();
        if (!isDone) {
          this.answer(outcome.kind === 'undo' ? t.noUndo : t.noRedo);
          return 'stay';
        }
        this.print(outcome.kind === 'undo' ? t.undone : t.redone);
        this.#shown = null;
        await this.ask();
        return 'stay';
      }
      case 'hint':
        this.answer(this.advice());
        return 'stay';
      case 'deck':
        this.answer(t.notNow);
        return 'stay';
      case 'show':
        this.answer(...this.shown(outcome.what));
        return 'stay';
      case 'refused':
        this.answer(outcome.text);
        return 'stay';
    }
  }

  /** Lines, and the same question again. */
  private answer(...lines: readonly string[]): void {
    for (const line of lines) this.print(line);
    this.#context.io.stdout.write('> ');
  }

  private advice(): string {
    const { match, brain, words } = this.#context;
    const ask = askOf(match.view);
    if (ask !== 'play' && ask !== 'give' && ask !== 'choose') return words.t.hintNot;
    const hint = brain.advise(match.view, match.thoughtSeed(match.seat));
    match.countHint();
    this.save();
    return adviceWords(hint, words);
  }

  private shown(what: Shown): string[] {
    const { match, words, look } = this.#context;
    const view = match.view;
    const { deal } = view;
    switch (what) {
      case 'hand':
        return [handText(view, words, look)];
      case 'moves':
        return [words.t.allowed(allowedMoves(view, words))];
      case 'saved':
        return [keptWords(this.#context)];
      case 'table': {
        const isEmpty = deal === null || deal.plays.length % view.players.length === 0;
        return [isEmpty ? words.t.emptyTable : trickText(view, deal.takers.length, words, look)];
      }
      case 'help':
        return typedHelp({ view, words, look, bots: match.bots }).map((line) =>
          lineText(line, look),
        );
      default:
        return sheetLines(what, { view, words, look, bots: match.bots }).map((line) =>
          lineText(line, look),
        );
    }
  }

  private save(): void {
    const { autosave, match } = this.#context;
    if (autosave.save(match)) this.print(keptWords(this.#context));
  }
}
