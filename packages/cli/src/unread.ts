// Why work is stopped when nobody reads the output any more, as after `kalpler … | head`.

export class Unread extends Error {
  override readonly name = 'AbortError';
}
