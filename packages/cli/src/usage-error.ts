// Wrong input: names what is wrong and what is allowed, in one line. The program ends with exit code 2.

export class UsageError extends Error {
  override readonly name = 'UsageError';
}
