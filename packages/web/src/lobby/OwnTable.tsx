// A reminder of the table at which this tab still sits, with the ways back and out.

import { useLocation } from 'wouter';
import { tableAddress } from '../state/address.ts';
import { useClient } from '../state/client.tsx';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './OwnTable.module.css';

export function OwnTable() {
  const t = useTexts();
  const { state, actions } = useClient();
  const [, navigate] = useLocation();
  const { table } = state;
  if (table === null) return null;
  return (
    <section className={styles.note}>
      <p>{t.home.yourTable(table.id)}</p>
      <div className={styles.ways}>
        <Button isSmall kind="line" onClick={() => navigate(tableAddress(table))}>
          {t.home.returnTo}
        </Button>
        <Button isSmall kind="ghost" onClick={() => void actions.leave()}>
          {t.home.leave}
        </Button>
      </div>
    </section>
  );
}
