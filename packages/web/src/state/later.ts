// Parts of the page and words that are fetched when they are first needed, and kept then.

import { type ComponentType, lazy } from 'react';

export interface Later<T extends object> {
  /** Fetches it, if that has not been done yet. */
  load(): Promise<T>;
  /** What was fetched, if it is there. */
  peek(): T | undefined;
  /** What was fetched; a component that reads it too early is shown when it is there. */
  read(): T;
}

export function later<T extends object>(fetch: () => Promise<T>): Later<T> {
  let coming: Promise<T> | undefined;
  let kept: T | undefined;
  let failed: { readonly problem: unknown } | undefined;
  const load = () => {
    coming ??= fetch().then(
      (value) => {
        kept = value;
        failed = undefined;
        return value;
      },
      (problem) => {
        // What did not come is fetched again when it is next asked for.
        coming = undefined;
        failed = { problem };
        throw problem;
      },
    );
    return coming;
  };
  return {
    load,
    peek: () => kept,
    read: () => {
      if (kept !== undefined) return kept;
      // Drawn once more after that, it would be fetched and missed for ever.
      if (failed !== undefined) throw failed.problem;
      // A component that throws a promise is drawn again when it is kept.
      throw load();
    },
  };
}

/** A component that is fetched together with what it needs: words, or parts of one game. */
export function fetched<Props>(
  fetch: () => Promise<ComponentType<Props>>,
  ...needs: readonly (() => Promise<unknown>)[]
) {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  const load = () => {
    coming ??= Promise.all([fetch(), ...needs.map((need) => need())]).then(([component]) => ({
      default: component,
    }));
    return coming;
  };
  /** `load` fetches it ahead of the time when it is shown. */
  return Object.assign(lazy(load), { load });
}
