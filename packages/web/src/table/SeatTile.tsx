// The tile of a seat with what belongs to it: the ring and the seconds of its turn, a bot's mark, a reaction.

import type { Seat } from '@kalpler/engine';
import { Avatar, TurnRing } from '../art/index.ts';
import { ReactionMark } from '../chat/ReactionMark.tsx';
import type { Clock } from './countdown.ts';
import { useCountdown } from './use-countdown.ts';

interface SeatTileProps {
  readonly name: string;
  readonly seat: Seat;
  readonly isBot?: boolean;
  readonly isActing: boolean;
  readonly isAway?: boolean;
  readonly clock: Clock | null;
  /** Whether the seconds are shown from the beginning, and not only the last ones. */
  readonly isOwn?: boolean;
  /** Whether the people are here and not only their cards. */
  readonly isLive: boolean;
}

export function SeatTile(props: SeatTileProps) {
  const { name, seat, isBot = false, isActing, isAway, clock, isOwn = false, isLive } = props;
  const countdown = useCountdown(clock, isActing);
  const isCounted = countdown !== null && (isOwn || countdown.isLow);
  const hasRing = isActing && (countdown !== null || !isOwn);
  return (
    <Avatar
      name={name}
      bot={isBot}
      isAway={isAway}
      badge={isCounted ? String(countdown.seconds) : undefined}
      isAlarm={countdown?.isLow}
    >
      {hasRing && <TurnRing part={countdown?.part ?? 1} isLow={countdown?.isLow ?? false} />}
      {isLive && <ReactionMark seat={seat} />}
    </Avatar>
  );
}
