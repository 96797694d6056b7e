// Chooses who sits at the table: all of one level, anybody, or somebody for each seat.

import type { Level } from '@kalpler/protocol';
import { LEVELS } from '@kalpler/protocol/level';
import { Avatar, Icon } from '../../art/index.ts';
import { useSettings } from '../../state/settings.tsx';
import { useTexts } from '../../state/texts.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { Button, Sheet } from '../../ui/index.ts';
import { anyOf, type Character, charactersFor, ofLevel } from '../characters.ts';
import { partnerAt } from '../last-choice.ts';
import type { NextMatch } from './NewGame.tsx';
import styles from './RivalSheet.module.css';

interface Props {
  readonly next: NextMatch;
  /** The seat that somebody is chosen for. */
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly onClose: () => void;
}

export function RivalSheet({ next, seat, onSeat, onClose }: Props) {
  const t = useTexts('start');
  const h = useTexts('hub');
  const s = useTexts('hub');
  const { name: own } = useSettings().settings;
  const { rivals } = next.choice;
  const partner = partnerAt(next.game, rivals.length);
  const [level] = new Set(rivals.map((one) => one.level));
  const common = rivals.every((one) => one.level === level) ? level! : null;
  const seats = rivals.map((_, i) => i);
  const change = (changed: readonly Character[]) => next.change({ rivals: changed });
  /** A rival who already sits somewhere else changes places. */
  const sit = (one: Character) => {
    const other = rivals.indexOf(one);
    const changed = other < 0 ? rivals : rivals.with(other, rivals[seat]!);
    change(changed.with(seat, one));
  };
  return (
    <Sheet title={s.opponentsTitle} onClose={onClose}>
      <div className={styles.whole}>
        <Choice
          label={s.allLevel}
          values={LEVELS}
          value={common}
          name={(one) => t.common.levels[one!]}
          onChange={(one) => change(ofLevel(one!, rivals.length, own))}
        />
        <Button icon="replay" onClick={() => change(anyOf(rivals.length, own))}>
          {s.shuffle}
        </Button>
      </div>
      <Choice
        label={s.seats}
        values={seats}
        value={seat}
        name={(i) =>
          i === partner ? s.partnerOf(rivals[i]!.name) : s.seatOf(i + 1, rivals[i]!.name)
        }
        onChange={onSeat}
      />
      <fieldset className={styles.people}>
        <legend className="visuallyHidden">
          {seat === partner ? s.choosePartner : s.choose(seat + 1)}
        </legend>
        {charactersFor(own).map((one) => {
          const place = rivals.indexOf(one);
          return (
            <label key={one.id} className={place === seat ? styles.on : undefined}>
              <input
                type="radio"
                name="character"
                checked={place === seat}
                onChange={() => sit(one)}
              />
              <Avatar name={one.name} size="md" />
              <span className={styles.text}>
                <b>{one.name}</b>
                {place >= 0 && place !== seat && <i>{s.isSeated}</i>}
                <small>{h.characters[one.id]}</small>
              </span>
              <Strength level={one.level} name={t.common.levels[one.level]} />
              {place === seat && <Icon name="check" className={styles.mark} />}
            </label>
          );
        })}
      </fieldset>
      <div className={styles.foot}>
        <Button kind="primary" isWide onClick={onClose}>
          {s.done}
        </Button>
      </div>
      <p className="visuallyHidden" role="status">
        {rivals.map((one) => h.seat(one.name, t.common.levels[one.level])).join('; ')}
      </p>
    </Sheet>
  );
}

interface StrengthProps {
  readonly level: Level;
  readonly name: string;
}

/** How strong somebody is: one to four strokes, with the word under them. */
function Strength({ level, name }: StrengthProps) {
  return (
    <span className={styles.strength}>
      <span aria-hidden="true">
        {LEVELS.map((one, i) => (
          <i key={one} data-on={i <= LEVELS.indexOf(level)} />
        ))}
      </span>
      {name}
    </span>
  );
}
