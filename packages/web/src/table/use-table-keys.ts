// Keys that work anywhere at the table, unless somebody is writing or a sheet is open.

import { useLayoutEffect, useRef } from 'react';

const WRITING = 'input:not([type="range"]), textarea, select, [contenteditable]';

/** Letters in lower case, each with what it does. */
export function useTableKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  // Before anything is painted, since a key may be pressed as soon as the table is seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.matches(WRITING)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const act = event.key.length === 1 ? current.current[event.key.toLowerCase()] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
