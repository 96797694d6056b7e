// Numbers as they are shown: with a real minus sign, and with a plus where a change is meant.

export function shownNumber(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value);
}

export function shownChange(value: number): string {
  return value > 0 ? `+${value}` : shownNumber(value);
}
