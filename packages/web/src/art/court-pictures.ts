// Where the pictures of jacks, queens and kings are, and a way to have them before they are needed.

export function courtPicture(name: string): string {
  return `/courts/${name}.svg`;
}

let kept: readonly HTMLImageElement[] = [];

/** Fetches all twelve pictures, so that a hand appears complete. */
export function loadCourts(): void {
  if (kept.length > 0) return;
  kept = ['J', 'Q', 'K'].flatMap((rank) =>
    ['C', 'D', 'H', 'S'].map((suit) => {
      const image = new Image();
      image.src = courtPicture(rank + suit);
      return image;
    }),
  );
}
