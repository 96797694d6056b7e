// What the page tells of one message.

export interface Example {
  /** One sentence. */
  readonly about: string;
  readonly example: object;
  /** What fields mean where their names do not say it all. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the acknowledgement of a request tells beside `ok`. */
  readonly answer?: string;
}
