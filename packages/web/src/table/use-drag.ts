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

export interface Drag {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  /** Whether the click that follows was no tap. */
  isNoTap(): boolean;
}

/** `onPull` is told which card of the list was pulled up. */
export function useDrag(
  list: RefObject<HTMLUListElement | null>,
  onPull: (at: number) => void,
): Drag {
  const grip = useRef<Grip | null>(null);
  const wasNoTap = useRef(false);
  const items = () => [...list.current!.children] as HTMLElement[];
  const under = ({ clientX, clientY }: PointerEvent) =>
    items().findIndex((item) => item.contains(document.elementFromPoint(clientX, clientY)));
  const release = () => {
    for (const item of items()) {
      item.style.removeProperty('translate');
      item.removeAttribute('data-raised');
      item.removeAttribute('data-pulled');
    }
  };
  const end = (event: PointerEvent, isDone: boolean) => {
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
      const at = under(event);
      if (at < 0) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      grip.current = { pointer, x, y, at, kind: 'tap' };
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
      const at = under(event);
      for (const [i, item] of items().entries()) item.toggleAttribute('data-raised', i === at);
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
    isNoTap: () => {
      const was = wasNoTap.current;
      wasNoTap.current = false;
      return was;
    },
  };
}
