// The scale of a small chart: where matches and values lie in its box.

export const WIDTH = 300;
export const HEIGHT = 100;
const EDGE = 6;
/** More would lie on each other. */
export const MOST_SHOWN = 50;

interface Scale {
  x(place: number): number;
  y(value: number): number;
}

export function scaleOf(count: number, low: number, high: number): Scale {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, count - 1);
  return {
    x: (place) => EDGE + place * step,
    y: (value) => HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / (high - low),
  };
}

/** Round numbers that the values lie between. */
export function bounds(values: readonly number[]): [number, number] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, high - low))));
  const nice = step / 2;
  return [Math.floor(low / nice) * nice, Math.max(Math.ceil(high / nice) * nice, low + nice)];
}

/** A line through values, as the points of a polyline. */
export function lineThrough(values: readonly number[], { x, y }: Scale): string {
  return values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

/** Dots as lines without length: they stay round however the box is stretched. */
export function dots(
  values: readonly number[],
  { x, y }: Scale,
  is: (place: number) => boolean,
): string {
  return values
    .flatMap((value, i) => (is(i) ? [`M${x(i).toFixed(1)} ${y(value).toFixed(1)}h.01`] : []))
    .join('');
}
