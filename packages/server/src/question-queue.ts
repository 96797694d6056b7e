// Questions to computer players, in turn: by address, and within an address by table.

export interface Asker {
  /** One question of a table is thought about at a time. */
  readonly table: string;
  /** Whoever makes many tables waits for itself, not others for it. */
  readonly address: string;
}

/** Questions that may wait; beyond that those go that have come last from where most come from. */
const MOST_WAITING = 2000;
/** Addresses and tables whose last turns are remembered. */
const MOST_REMEMBERED = 10_000;

export class QuestionQueue<Question extends { readonly asker: Asker }> {
  /** By address and table. */
  readonly #waiting = new Map<string, Map<string, Question[]>>();
  /** How many wait, by address. */
  readonly #counts = new Map<string, number>();
  /** Addresses and tables. */
  readonly #served = new Served();
  #size = 0;

  /** Gives back the question that there is no room for any longer, if any. */
  add(question: Question): Question | null {
    const { table, address } = question.asker;
    const tables = this.#waiting.get(address) ?? new Map<string, Question[]>();
    const questions = tables.get(table) ?? [];
    questions.push(question);
    tables.set(table, questions);
    this.#waiting.set(address, tables);
    this.count(address, 1);
    return this.#size > MOST_WAITING ? this.dropOne() : null;
  }

  /** The next question of a table that may ask now: of the address, and there of the table, served longest ago. */
  take(mayAsk: (asker: Asker) => boolean): Question | null {
    for (const address of this.#served.inTurn(this.#waiting.keys())) {
      const tables = this.#waiting.get(address)!;
      for (const table of this.#served.inTurn(tables.keys())) {
        if (!mayAsk({ table, address })) continue;
        const questions = tables.get(table)!;
        const question = questions.shift()!;
        this.tidy(address, table);
        this.#served.note(address);
        this.#served.note(table);
        this.count(address, -1);
        return question;
      }
    }
    return null;
  }

  /** Everything that waits, and nothing is left. */
  clear(): Question[] {
    const all = [...this.#waiting.values()].flatMap((tables) => [...tables.values()].flat());
    this.#waiting.clear();
    this.#counts.clear();
    this.#size = 0;
    return all;
  }

  private dropOne(): Question {
    let [busiest] = this.#counts.keys();
    for (const [address, count] of this.#counts) {
      if (count > this.#counts.get(busiest!)!) busiest = address;
    }
    const tables = this.#waiting.get(busiest!)!;
    const [table, questions] = [...tables].at(-1)!;
    const dropped = questions.pop()!;
    this.tidy(busiest!, table);
    this.count(busiest!, -1);
    return dropped;
  }

  private tidy(address: string, table: string): void {
    const tables = this.#waiting.get(address)!;
    if (tables.get(table)!.length === 0) tables.delete(table);
    if (tables.size === 0) this.#waiting.delete(address);
  }

  private count(address: string, change: number): void {
    this.#size += change;
    const count = (this.#counts.get(address) ?? 0) + change;
    if (count === 0) this.#counts.delete(address);
    else this.#counts.set(address, count);
  }
}

/** Who was served when; whoever was not served lately comes first. */
class Served {
  /** The numbers of turns, the latest at the end. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  note(who: string): void {
    this.#turns.delete(who);
    this.#turns.set(who, ++this.#turn);
    if (this.#turns.size <= MOST_REMEMBERED) return;
    const [oldest] = this.#turns.keys();
    this.#turns.delete(oldest!);
  }

  inTurn(all: Iterable<string>): string[] {
    const turn = (who: string) => this.#turns.get(who) ?? 0;
    return [...all].sort((a, b) => turn(a) - turn(b));
  }
}
