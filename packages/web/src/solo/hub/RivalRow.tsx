// Who sits at the table, with face, name and level; a tap chooses somebody else.

import type { GameId } from '@kalpler/engine';
import { Avatar } from '../../art/index.ts';
import { useHubTexts } from '../../texts/solo-hub.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Character } from '../characters.ts';
import { partnerAt } from '../last-choice.ts';
import styles from './RivalRow.module.css';

interface Props {
  readonly game: GameId;
  readonly rivals: readonly Character[];
  readonly onChoose: (seat: number) => void;
}

export function RivalRow({ game, rivals, onChoose }: Props) {
  const t = useTexts();
  const h = useHubTexts();
  const partner = partnerAt(game, rivals.length);
  return (
    <fieldset className={styles.rivals}>
      <legend className={styles.legend}>
        {partner === null ? h.opponents : h.opponentsAndPartner}
      </legend>
      {rivals.map(({ id, name, level }, seat) => (
        <button key={id} type="button" onClick={() => onChoose(seat)}>
          <Avatar name={name} size="md" />
          <b>{name}</b>
          <span>
            {seat === partner ? h.seat(h.partner, t.common.levels[level]) : t.common.levels[level]}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
