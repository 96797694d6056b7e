// What is heard at a table: its steps, the last seconds of the own turn, and the chat; draws nothing.

import type { TableView } from '@kalpler/engine';
import { useChatSound, useTableSounds } from '../sound/use-table-sounds.ts';
import { useClient } from '../state/client.tsx';
import { clockOf } from './countdown.ts';
import { useCountdown } from './use-countdown.ts';

/** The view that is drawn is heard; the newest has the clock. */
export function TableSounds({ view, newest }: { view: TableView; newest: TableView }) {
  const { chat, deadline } = useClient().state;
  const { seat, deal } = newest;
  const isMyTurn = seat !== null && (deal?.actors.includes(seat) ?? false);
  const countdown = useCountdown(clockOf(newest, deadline), isMyTurn);
  useTableSounds(view, seat, countdown?.seconds ?? null);
  useChatSound(chat, seat);
  return null;
}
