// One moment of a match on the table, with the cards of all seats open.

import { Hand } from '../table/Hand.tsx';
import { OwnRow } from '../table/OwnRow.tsx';
import { Table } from '../table/Table.tsx';
import { useMatchTexts } from '../texts/match.ts';
import { useTexts } from '../texts/table-texts.ts';
import { happening } from './happening.ts';
import { OpenHand } from './OpenHand.tsx';
import type { Moment } from './record.ts';

/** The cards of a replay lie where they are. */
const STILL = { isFresh: false, place: 0, seats: 4, received: [], giver: null } as const;
const nothing = () => {};

export function ReplayTable({ moment }: { readonly moment: Moment }) {
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
      isOpen
      beside={(other) => <OpenHand name={name(other)} cards={hands[other]!} />}
    >
      <OwnRow view={view} status={status} isLive={false} tools={null} />
      <Hand
        cards={hands[seat]!}
        count={hands[seat]!.length}
        legal={null}
        selected={[]}
        arrival={{ ...STILL, deal: view.deal?.setup.number ?? 0 }}
        onTap={nothing}
      />
    </Table>
  );
}
