// Plays the sounds and vibrations of a table: what changes from view to view, and the end of the player's turn.

import type { Seat, TableView } from '@kalpler/engine';
import type { ChatLine } from '@kalpler/protocol';
import { useEffect, useRef } from 'react';
import { useSettings } from '../state/settings.tsx';
import { useSpeaker, withSounds } from './load.ts';

/** The seconds at the end of a turn that tick. */
const LAST_SECONDS = 5;

export function useTableSounds(
  view: TableView,
  seat: Seat | null,
  secondsLeft: number | null,
): void {
  const { settings } = useSettings();
  useSpeaker(settings.sound);

  const shown = useRef<TableView | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === view || !(settings.sound || settings.vibration)) return;
    withSounds(({ follow }) => follow(before, view, seat, settings));
  }, [view, seat, settings]);

  const counted = useRef<number | null>(null);
  const isAsked = seat !== null && (view.deal?.actors.includes(seat) ?? false);
  useEffect(() => {
    const isLast =
      isAsked && secondsLeft !== null && secondsLeft >= 1 && secondsLeft <= LAST_SECONDS;
    const isNew = secondsLeft !== counted.current;
    counted.current = isLast ? secondsLeft : null;
    if (isLast && isNew && settings.sound) withSounds(({ say }) => say(['tick'], settings));
  }, [isAsked, secondsLeft, settings]);
}

/** Plays a sound for a new line of somebody else in the chat. */
export function useChatSound(chat: readonly ChatLine[], seat: Seat | null): void {
  const { settings } = useSettings();
  const seen = useRef(chat);
  useEffect(() => {
    const before = seen.current;
    seen.current = chat;
    if (!settings.sound || !isNewLine(before, chat, seat)) return;
    withSounds(({ say }) => say(['chat'], settings));
  }, [chat, seat, settings]);
}

/**
 * Whether somebody else has just said something. Lines that come all at once were said earlier, before this tab
 * was there.
 */
export function isNewLine(
  before: readonly ChatLine[],
  after: readonly ChatLine[],
  seat: Seat | null,
): boolean {
  const newest = after.at(-1);
  const known = before.at(-1);
  if (newest === undefined || newest === known) return false;
  const isContinued = known === undefined ? after.length === 1 : after.includes(known);
  return isContinued && (seat === null || newest.seat !== seat);
}
