// A finger on the hand: sliding along the fan raises the card under it, pulling one up plays it.

import { type PointerEvent, type RefObject, useRef } from 'react';

/** How far a finger may stray and still mean a tap. */
const TAP = 10;
/** How far a card is pulled, in parts of its height, to be played. */
const FAR = 0.55;

interface Grip {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  kind: 'tap' | 'slide' | 'pull';
}

interface Drag {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  /** Whether the click that follows was no tap. */
  isNoTap(): boolean;
}

/** `onPull` gets the card of the list that was pulled up. */
export function useDrag(
  list: RefObject<HTMLUListElement | null>,
  onPull: (at: number) => void,
): Drag {
  const grip = useRef<Grip | null>(null);
  const wasNoTap = useRef(false);
  const items = () => [...list.current!.children] as HTMLElement[];
  const under = ({ clientX, clientY }: PointerEvent) => {
    const touched = document.elementFromPoint(clientX, clientY);
    return items().findIndex((item) => item.contains(touched));
  };
  const raise = (at: number) => {
    for (const [i, item] of items().entries()) item.toggleAttribute('data-raised', i === at);
  };
  const release = () => {
    for (const item of items()) {
      item.style.removeProperty('translate');
      item.removeAttribute('data-raised');
      item.removeAttribute('data-pulled');
    }
  };
  const end = (event: globalThis.PointerEvent, isDone: boolean) => {
    const held = grip.current;
    if (held === null || held.pointer !== event.pointerId) return;
    grip.current = null;
    wasNoTap.current = held.kind !== 'tap';
    const height = items()[held.at]?.offsetHeight ?? 0;
    const isFar = held.y - event.clientY > height * FAR;
    release();
    if (isDone && held.kind === 'pull' && isFar) onPull(held.at);
  };
  return {
    onPointerDown: (event) => {
      wasNoTap.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      const at = items().findIndex((item) => item.contains(event.target as Node));
      if (at < 0) return;
      // The card rises at once, whether or not this becomes a drag.
      raise(at);
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      grip.current = { pointer, x, y, at, kind: 'tap' };
      // Wherever it is lifted: a mouse may be outside of the hand by then.
      const stop = new AbortController();
      for (const kind of ['pointerup', 'pointercancel'] as const) {
        const lift = (up: globalThis.PointerEvent) => {
          if (up.pointerId !== pointer) return;
          stop.abort();
          end(up, kind === 'pointerup');
        };
        addEventListener(kind, lift, { signal: stop.signal });
      }
    },
    onPointerMove: (event) => {
      const held = grip.current;
      if (held === null || held.pointer !== event.pointerId) return;
      const dx = event.clientX - held.x;
      const dy = event.clientY - held.y;
      if (held.kind === 'tap') {
        if (Math.hypot(dx, dy) < TAP) return;
        held.kind = -dy > Math.abs(dx) ? 'pull' : 'slide';
        list.current!.setPointerCapture(event.pointerId);
      }
      if (held.kind === 'pull') {
        const item = items()[held.at];
        item?.setAttribute('data-pulled', '');
        item?.style.setProperty('translate', `${dx}px ${Math.min(0, dy)}px`);
        return;
      }
      raise(under(event));
    },
    isNoTap: () => {
      const was = wasNoTap.current;
      wasNoTap.current = false;
      return was;
    },
  };
}
