// A game by keys on a full screen: handles keys, lets the bots act at a pace, and draws what has changed.

import type { Key } from '../terminal/keys.ts';
import { Session } from '../terminal/session.ts';
import type { Look } from '../terminal/style.ts';
import { adviceWords } from './advice.ts';
import { askOf, choicesOf } from './ask.ts';
import { INTERRUPTED, keptWords, type PlayContext, QUIT } from './context.ts';
import { frame, isTooSmall, mostScroll, panelColumns } from './draw/frame.ts';
import { gridOf } from './draw/panel.ts';
import type { Scene } from './draw/scene.ts';
import { Others } from './others.ts';
import { type Pressed, press } from './press.ts';
import type { Outcome, Shown } from './typed.ts';
import { FRESH, type Message, settled, type Ui } from './ui.ts';

/** Plays until the person leaves; the answer is the exit code. */
export async function playByKeys(context: PlayContext): Promise<number> {
  const play = new KeyGame(context);
  try {
    return await play.run();
  } finally {
    play.close();
  }
}

class KeyGame {
  readonly #context: PlayContext;
  readonly #session: Session;
  readonly #others: Others;
  readonly #end = Promise.withResolvers<number>();
  #ui: Ui = FRESH;
  #look: Look;

  constructor(context: PlayContext) {
    this.#context = context;
    this.#look = context.look;
    this.#others = new Others(context, {
      entered: (problem) => this.entered(problem),
      failed: (error) => this.#end.reject(error),
    });
    this.#session = new Session(context.io, {
      key: (key) => this.guard(() => this.handle(key)),
      redraw: () => this.guard(() => this.draw()),
      ended: () => this.#end.resolve(QUIT),
    });
    context.io.signal.addEventListener('abort', this.#aborted, { once: true });
  }

  readonly #aborted = (): void => this.#end.resolve(INTERRUPTED);

  run(): Promise<number> {
    if (this.#context.io.signal.aborted) return Promise.resolve(INTERRUPTED);
    this.#session.open();
    this.settle();
    if (this.#context.greeting !== '') this.say(this.#context.greeting, 'info');
    this.draw();
    this.#others.advance();
    return this.#end.promise;
  }

  close(): void {
    this.#others.stop();
    this.#context.io.signal.removeEventListener('abort', this.#aborted);
    this.#session.close();
  }

  /** An error in a listener would leave the terminal as it is: it ends the game instead, and is reported after it. */
  private guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#end.reject(error);
    }
  }

  private get scene(): Scene {
    const { match, words } = this.#context;
    const view = match.view;
    return {
      view,
      ui: this.#ui,
      choices: choicesOf(view, words),
      bots: match.bots,
      words,
      look: this.#look,
      size: this.#session.size,
    };
  }

  private draw(): void {
    this.#session.screen.draw(frame(this.scene));
  }

  private say(text: string, kind: Message['kind']): void {
    this.#ui = { ...this.#ui, message: { text, kind } };
  }

  private handle(key: Key): void {
    const scene = this.scene;
    const { view, choices, words } = scene;
    const grid = gridOf(choices, panelColumns(scene));
    const isSeen = !isTooSmall(scene.size);
    const situation = { view, choices, columns: grid.columns, words, isSeen };
    const { ui, outcome } = press(this.#ui, key, situation);
    this.#ui = isSeen ? { ...ui, scroll: this.bounded(ui, scene) } : ui;
    if (outcome !== null) this.act(outcome);
    this.draw();
  }

  /** A sheet is not scrolled past its end. */
  private bounded(ui: Ui, scene: Scene): number {
    return Math.min(ui.scroll, mostScroll({ ...scene, ui }));
  }

  private act(outcome: NonNullable<Pressed['outcome']>): void {
    switch (outcome.kind) {
      case 'interrupt':
        this.#end.resolve(INTERRUPTED);
        return;
      case 'quit':
        this.#end.resolve(QUIT);
        return;
      case 'suspend':
        this.#session.suspend();
        return;
      case 'redraw':
        this.#session.screen.forget();
        return;
      case 'skip':
        this.#others.hurry();
        return;
      default:
        this.carryOut(outcome);
    }
  }

  private carryOut(outcome: Outcome): void {
    const { match, words } = this.#context;
    const { t } = words;
    switch (outcome.kind) {
      case 'refused':
        this.say(outcome.text, 'wrong');
        return;
      case 'move': {
        const made = match.play(outcome.move);
        if (made.ok) this.stepped();
        else this.say(words.refusal(made.error), 'wrong');
        return;
      }
      case 'next':
        match.deal();
        this.stepped();
        return;
      case 'undo':
      case 'redo': {
        const isUndo = outcome.kind === 'undo';
        const isDone = isUndo ? match.undo() : match.redo();
        if (isDone) this.jumped();
        if (isUndo) this.say(isDone ? t.undone : t.noUndo, isDone ? 'info' : 'wrong');
        else this.say(isDone ? t.redone : t.noRedo, isDone ? 'info' : 'wrong');
        return;
      }
      case 'hint':
        this.advise();
        return;
      case 'deck': {
        const deck = this.#look.deck === 'two' ? 'four' : 'two';
        this.#look = { ...this.#look, deck };
        this.say(t.deckNow[deck], 'info');
        return;
      }
      case 'show':
        this.show(outcome.what);
        return;
      case 'quit':
        this.#end.resolve(QUIT);
    }
  }

  private show(what: Shown): void {
    const { autosave } = this.#context;
    switch (what) {
      case 'scores':
      case 'last':
      case 'played':
      case 'help':
        this.#ui = { ...this.#ui, sheet: what, scroll: 0 };
        return;
      case 'saved':
        this.say(keptWords(this.#context), autosave.problem === null ? 'info' : 'wrong');
        return;
      default:
        // Hand, table and moves are before everybody's eyes.
        this.#ui = { ...this.#ui, message: null };
    }
  }

  private advise(): void {
    const { match, brain, words } = this.#context;
    const view = match.view;
    const ask = askOf(view);
    if (ask !== 'play' && ask !== 'give' && ask !== 'choose') {
      this.say(words.t.hintNot, 'wrong');
      return;
    }
    const hint = brain.advise(view, match.thoughtSeed(match.seat));
    match.countHint();
    this.say(adviceWords(hint, words), 'hint');
    this.#ui = { ...this.#ui, advised: hint.move };
    this.save();
  }

  /** After every change of the match: saved, what no longer fits put away, and the others go on. */
  private stepped(): void {
    this.#ui = { ...this.#ui, message: null, advised: null, picked: [], choice: 0 };
    this.save();
    this.settle();
    this.#others.advance();
  }

  /** The cursor goes to what was played here before. */
  private jumped(): void {
    const before = this.#context.match.takenBack;
    if (before?.kind === 'play') this.#ui = { ...this.#ui, card: before.card };
    this.stepped();
  }

  private save(): void {
    const { autosave, match } = this.#context;
    if (autosave.save(match)) this.say(keptWords(this.#context), 'wrong');
  }

  /** A step of the others, and what was wrong with the bot that the table had to act for. */
  private entered(problem: unknown): void {
    if (problem !== null) this.say(this.#context.words.t.botFailed, 'wrong');
    this.save();
    this.settle();
    this.draw();
  }

  private settle(): void {
    const { match, words } = this.#context;
    const view = match.view;
    this.#ui = settled(this.#ui, view, choicesOf(view, words));
  }
}
