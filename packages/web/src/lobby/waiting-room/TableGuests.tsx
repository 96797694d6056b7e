// What the owner of a table decides about others: whether anybody new may come, and who must go.

import { useState } from 'react';
import { Avatar, Icon } from '../../art/index.ts';
import { useOnline } from '../../state/online-context.tsx';
import { useTexts } from '../../state/texts.ts';
import { Switch } from '../../ui/form/Switch.tsx';
import { Button } from '../../ui/index.ts';
import styles from './TableGuests.module.css';

/** With `hasPlayers` also the seated players, where no chairs are drawn. */
export function TableGuests({ hasPlayers = false }: { readonly hasPlayers?: boolean }) {
  const t = useTexts('door');
  const { state, session } = useOnline();
  const { table, players, spectators, held } = state;
  if (table === null || !players.some(({ owner, seat }) => owner && seat === table.seat)) {
    return null;
  }
  const isRunning = held !== null && held.view.standing.winners === null;
  const mayLose = held === null || (isRunning && table.visibility === 'private');
  const seated = players.filter(({ seat, bot }) => seat !== table.seat && bot === null);
  const names = [...new Set(spectators)];
  return (
    <section className={styles.guests} aria-label={t.door.guests}>
      <Switch
        label={t.door.lock}
        about={table.locked ? t.door.lockedLead : t.door.lockLead}
        isOn={table.locked}
        onChange={(locked) => void session.ask('lockTable', { locked })}
      />
      <ul>
        {hasPlayers &&
          mayLose &&
          seated.map(({ seat, name }) => (
            <li key={seat}>
              <Avatar name={name} size="xs" />
              <span>{name}</span>
              <RemovePerson name={name} seat={seat} />
            </li>
          ))}
        {names.map((name) => (
          <li key={`watching ${name}`}>
            <Icon name="watch" />
            <span>{t.door.watcher(name, spectators.filter((one) => one === name).length)}</span>
            <Button
              isSmall
              kind="ghost"
              icon="close"
              aria-label={t.door.removeWatcher(name)}
              onClick={() => void session.ask('kickSpectator', { name })}
            >
              {t.door.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asked twice, since nobody who is removed can come back. */
export function RemovePerson({ name, seat }: { readonly name: string; readonly seat: number }) {
  const t = useTexts('door');
  const { session } = useOnline();
  const [isSure, setSure] = useState(false);
  return (
    <Button
      isSmall
      kind={isSure ? 'line' : 'ghost'}
      icon="close"
      aria-label={isSure ? t.door.removePersonSure(name) : t.door.removePerson(name)}
      onBlur={() => setSure(false)}
      onClick={() => {
        setSure(!isSure);
        if (isSure) void session.ask('kickPlayer', { seat });
      }}
    >
      {isSure ? t.door.removeSure : t.door.removeOut}
    </Button>
  );
}
