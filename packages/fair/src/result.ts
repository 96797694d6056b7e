// The outcome of reading something that a player or a file can get wrong: a value, or what is wrong.

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
