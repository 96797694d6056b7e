// What the page says about one message.

export interface Example {
  /** One sentence. */
  readonly about: string;
  readonly example: object;
  /** What fields mean where their names do not say it all. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the acknowledgement of a request holds besides `ok`. */
  readonly answer?: string;
}
