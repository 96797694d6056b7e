// Parts of the page and words that are fetched when they are first needed, and kept then.

import { type ComponentType, createElement, type FunctionComponent } from 'react';

export interface LazyResource<T extends object> {
  /** Fetches it, if that has not been done yet. */
  load(): Promise<T>;
  /** What was fetched, if it is there. */
  peek(): T | undefined;
  /** What was fetched; a component that reads it too early is shown when it is there. */
  read(): T;
}

/** For so many milliseconds a reader is told what went wrong; then it is tried again. */
const Notified = 1_000;

export function lazyResource<T extends object>(fetch: () => Promise<T>): LazyResource<T> {
  let coming: Promise<T> | undefined;
  let kept: T | undefined;
  let failed: { readonly problem: unknown; readonly at: number } | undefined;
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
        failed = { problem, at: performance.now() };
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
      // React draws again what has failed: fetched each time, it would be missed for ever.
      if (failed !== undefined && performance.now() - failed.at < Notified) throw failed.problem;
      // A component that throws a promise is drawn again when it is kept.
      throw load();
    },
  };
}

/** A component that is fetched together with what it needs: words, or parts of one game. */
export function lazyComponent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  ...needs: readonly (() => Promise<unknown>)[]
): FunctionComponent<Props> & { readonly load: () => Promise<unknown> } {
  const parts = lazyResource(async () => {
    const [part] = await Promise.all([fetch(), ...needs.map((need) => need())]);
    return { part };
  });
  const Fetched = (props: Props) => createElement(parts.read().part, props);
  /** `load` fetches it ahead of the time when it is shown. */
  return Object.assign(Fetched, { load: parts.load });
}
