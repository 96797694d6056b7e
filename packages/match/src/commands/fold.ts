// Typed words made alike: case, the four letters i and the marks of Turkish letters make no difference.

/** `MAÇA KIZI`, `Maça Kızı` and `maca kizi` are the same, and so are `DIAMONDS` and `diamonds`. */
export function fold(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('’', "'")
    .trim();
}
