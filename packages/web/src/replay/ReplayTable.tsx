// One moment of a match on the table, with the cards of all seats open once it is over.

import type { Card } from '@kalpler/engine';
import { Hand } from '../table/Hand.tsx';
import { OwnRow } from '../table/OwnRow.tsx';
import { Table } from '../table/Table.tsx';
import { useMatchTexts } from '../texts/match.ts';
import { useTexts } from '../texts/table-texts.ts';
import { happening } from './happening.ts';
import type { Moment } from './moments.ts';
import { OpenHand } from './OpenHand.tsx';

/** The cards of a replay lie where they are. */
const STILL = { isFresh: false, place: 0, seats: 4, received: [], giver: null } as const;
const nothing = () => {};

/** The same list each time, so that the hand is not drawn again. */
const NONE: readonly Card[] = [];

interface Props {
  readonly moment: Moment;
  /** Whether the cards of the others may be seen. */
  readonly isOpen: boolean;
  /** Cards of the hand that would have been better. */
  readonly marked: readonly Card[];
}

export function ReplayTable({ moment, isOpen, marked }: Props) {
  const t = useTexts();
  const m = useMatchTexts();
  const { view, hands } = moment;
  const seat = view.seat!;
  const name = (other: number) => view.players[other]!;
  const status = { ...happening(moment, t, m), isUrgent: false };
  return (
    <Table
      view={view}
      players={[]}
      isOpen={isOpen}
      beside={(other) => isOpen && <OpenHand name={name(other)} cards={hands[other] ?? NONE} />}
    >
      <OwnRow view={view} status={status} isLive={false} tools={null} />
      <Hand
        cards={hands[seat] ?? null}
        count={view.deal?.counts[seat] ?? 0}
        legal={null}
        selected={NONE}
        marked={marked}
        arrival={{ ...STILL, deal: view.deal?.setup.number ?? 0 }}
        onTap={nothing}
      />
    </Table>
  );
}
