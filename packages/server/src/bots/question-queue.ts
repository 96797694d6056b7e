// Questions to computer players, in turn: by address, and within an address by table.

export interface Asker {
  /** One question of a table is thought about at a time. */
  readonly table: string;
  /** An address that makes many tables waits for itself, not others for it. */
  readonly address: string;
}

/** Questions that may wait; beyond that the newest one of the busiest address is dropped. */
const MOST_WAITING = 2000;
/** Addresses and tables whose last turns are remembered. */
const MOST_REMEMBERED = 10_000;

/** Who may ask now. */
export interface Admittance {
  address(address: string): boolean;
  table(table: string): boolean;
}

export class QuestionQueue<Question extends { readonly asker: Asker }> {
  readonly #served = new Served();
  readonly #addresses = new FairQueue(this.#served);
  readonly #waiting = new Map<string, Tables<Question>>();
  #size = 0;

  /** Returns the question that had to be dropped for it, if any. */
  add(question: Question): Question | null {
    const { table, address } = question.asker;
    let tables = this.#waiting.get(address);
    if (tables === undefined) {
      tables = new Tables(this.#served);
      this.#waiting.set(address, tables);
      this.#addresses.join(address);
    }
    tables.add(table, question);
    this.#size++;
    return this.#size > MOST_WAITING ? this.dropOne() : null;
  }

  /** The next question of a table that may ask now: of the address, and there of the table, served longest ago. */
  take(may: Admittance): Question | null {
    for (const address of this.#addresses) {
      if (!may.address(address)) continue;
      const tables = this.#waiting.get(address)!;
      const question = tables.take(may);
      if (question === null) continue;
      this.#served.note(address);
      this.#addresses.leave(address);
      if (tables.size > 0) this.#addresses.join(address);
      else this.#waiting.delete(address);
      this.#size--;
      return question;
    }
    return null;
  }

  /** Removes all questions and returns them. */
  clear(): Question[] {
    const all = [...this.#waiting.values()].flatMap((tables) => tables.all());
    for (const address of [...this.#addresses]) this.#addresses.leave(address);
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }

  private dropOne(): Question {
    let [busiest] = this.#waiting.keys();
    for (const [address, { size }] of this.#waiting) {
      if (size > this.#waiting.get(busiest!)!.size) busiest = address;
    }
    const tables = this.#waiting.get(busiest!)!;
    const dropped = tables.dropLast();
    if (tables.size === 0) {
      this.#waiting.delete(busiest!);
      this.#addresses.leave(busiest!);
    }
    this.#size--;
    return dropped;
  }
}

/** The questions of one address, by table. */
class Tables<Question> {
  readonly #served: Served;
  readonly #line: FairQueue;
  readonly #questions = new Map<string, Question[]>();
  size = 0;

  constructor(served: Served) {
    this.#served = served;
    this.#line = new FairQueue(served);
  }

  add(table: string, question: Question): void {
    const questions = this.#questions.get(table);
    this.size++;
    if (questions !== undefined) questions.push(question);
    else {
      this.#questions.set(table, [question]);
      this.#line.join(table);
    }
  }

  take(may: Admittance): Question | null {
    for (const table of this.#line) {
      if (!may.table(table)) continue;
      const questions = this.#questions.get(table)!;
      const question = questions.shift()!;
      this.size--;
      this.#served.note(table);
      this.#line.leave(table);
      if (questions.length > 0) this.#line.join(table);
      else this.#questions.delete(table);
      return question;
    }
    return null;
  }

  /** Drops the last question of the table that came last. */
  dropLast(): Question {
    const [table, questions] = [...this.#questions].at(-1)!;
    const dropped = questions.pop()!;
    this.size--;
    if (questions.length === 0) {
      this.#questions.delete(table);
      this.#line.leave(table);
    }
    return dropped;
  }

  all(): Question[] {
    return [...this.#questions.values()].flat();
  }
}

/** Waiting addresses or tables, served longest ago first. None of them is served while it is in here. */
class FairQueue {
  readonly #served: Served;
  readonly #order: string[] = [];

  constructor(served: Served) {
    this.#served = served;
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#order.values();
  }

  /** Behind everybody who was served earlier or has come before. */
  join(who: string): void {
    this.#order.splice(this.place(this.#served.turnOf(who)), 0, who);
  }

  leave(who: string): void {
    this.#order.splice(this.#order.indexOf(who), 1);
  }

  /** The first place behind all with that turn or an earlier one. */
  private place(turn: number): number {
    let low = 0;
    let high = this.#order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#served.turnOf(this.#order[middle]!) <= turn) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** When an address or a table was served last; 0 if never, or too long ago to be remembered. */
class Served {
  /** The latest at the end. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  turnOf(who: string): number {
    return this.#turns.get(who) ?? 0;
  }

  note(who: string): void {
    this.#turns.delete(who);
    this.#turns.set(who, ++this.#turn);
    if (this.#turns.size <= MOST_REMEMBERED) return;
    const [oldest] = this.#turns.keys();
    this.#turns.delete(oldest!);
  }
}
