// Lets a table be heard and felt: what changes from view to view, and the last seconds of the own turn.

import type { Seat, TableView } from '@kalpler/engine';
import { useEffect, useRef } from 'react';
import { useSettings } from '../state/settings.tsx';
import { withSounds } from './load.ts';
import { useSpeaker } from './use-speaker.ts';

/** From so many seconds on, every one is heard. */
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
