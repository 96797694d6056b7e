// Parts of the page and words that are fetched when they are first needed, and kept then.

import {
  type ComponentType,
  createElement,
  type ReactElement,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface LazyResource<T extends object> {
  /** Fetches it, if that has not been done yet. */
  load(): Promise<T>;
  /** The resource, if it is loaded. */
  peek(): T | undefined;
}

export function lazyResource<T extends object>(fetch: () => Promise<T>): LazyResource<T> {
  let coming: Promise<T> | undefined;
  let kept: T | undefined;
  const load = () => {
    coming ??= fetch().then(
      (value) => {
        kept = value;
        return value;
      },
      (problem) => {
        // What could not be fetched is fetched again when it is next asked for.
        coming = undefined;
        throw problem;
      },
    );
    return coming;
  };
  return { load, peek: () => kept };
}

/** A component that is fetched when it is first shown, or before; nothing stands in its place until then. */
export type LazyComponent<Props extends object> = ((props: Props) => ReactElement | null) &
  Pick<LazyResource<object>, 'load' | 'peek'>;

/** A component that is fetched together with everything that it needs: words, or parts of one game. */
export function lazyComponent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  ...needs: readonly (() => Promise<unknown>)[]
): LazyComponent<Props> {
  const parts = lazyResource(async () => {
    const [part] = await Promise.all([fetch(), ...needs.map((need) => need())]);
    return { part };
  });
  return partOf(parts, ({ part }) => part);
}

/** One of several components that are fetched together. */
export function partOf<Props extends object, Parts extends object>(
  parts: LazyResource<Parts>,
  pick: (parts: Parts) => ComponentType<Props>,
): LazyComponent<Props> {
  const Lazy = (props: Props) => {
    const there = useLazyResource(parts);
    return there === undefined ? null : createElement(pick(there), props);
  };
  return Object.assign(Lazy, { load: parts.load, peek: parts.peek });
}

/** The resource, once it is loaded. */
export function useLazyResource<T extends object>(resource: LazyResource<T>): T | undefined {
  useLoading(resource);
  return resource.peek();
}

/** The screen that is wanted; until it has been fetched, the one before it stays. Null before the first. */
export function useLoadedScreen(wanted: ReactElement): ReactElement | null {
  const { type } = wanted;
  const screen = isLazy(type) ? type : null;
  useLoading(screen);
  const shown = useRef<ReactElement | null>(null);
  if (screen === null || screen.peek() !== undefined) shown.current = wanted;
  return shown.current;
}

function isLazy(type: ReactElement['type']): type is LazyComponent<object> {
  return typeof type === 'function' && 'peek' in type;
}

/** Loads it and draws again when that is done. A failure is thrown here, where a boundary shows it. */
function useLoading(resource: Pick<LazyResource<object>, 'load' | 'peek'> | null): void {
  const [outcome, setOutcome] = useState<{ of: object; problem?: unknown } | null>(null);
  useLayoutEffect(() => {
    if (resource === null || resource.peek() !== undefined) return;
    let isWanted = true;
    resource.load().then(
      () => isWanted && setOutcome({ of: resource }),
      (problem: unknown) => isWanted && setOutcome({ of: resource, problem }),
    );
    return () => {
      isWanted = false;
    };
  }, [resource]);
  if (outcome !== null && 'problem' in outcome && outcome.of === resource) throw outcome.problem;
}
