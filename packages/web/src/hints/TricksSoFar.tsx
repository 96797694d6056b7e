// Who played what, trick by trick: one column for each player, the taker's card marked.

import type { TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { useAidTexts } from '../texts/aids.ts';
import { CardMark } from './CardMark.tsx';
import styles from './TricksSoFar.module.css';

export function TricksSoFar({ view }: { readonly view: TableView }) {
  const a = useAidTexts();
  const { deal, players } = view;
  if (deal === null) return null;
  const tricks = Math.ceil(deal.plays.length / players.length);
  return (
    <table className={styles.tricks}>
      <thead>
        <tr>
          <td />
          {players.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: tricks }, (_, trick) => {
          const cards = trickCards(view, deal, trick);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a trick is its number
            <tr key={trick}>
              <th scope="row">
                <span className="visuallyHidden">{a.trick(trick + 1)}</span>
                <span aria-hidden="true">{trick + 1}</span>
              </th>
              {players.map((_, seat) => {
                const card = cards.find((one) => one.seat === seat)?.card;
                const isTaken = deal.takers[trick] === seat;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                  <td key={seat} data-taker={isTaken || undefined}>
                    {card !== undefined && <CardMark card={card} />}
                    {isTaken && <span className="visuallyHidden">{a.tookIt}</span>}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
