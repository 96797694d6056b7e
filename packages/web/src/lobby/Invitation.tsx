// How friends come to the table: its word to say, its link to send.

import { useEffect, useState } from 'react';
import { tableAddress } from '../state/address.ts';
import type { TableInfo } from '../state/client-state.ts';
import { useTexts } from '../texts/door-texts.ts';
import { Button } from '../ui/index.ts';
import styles from './Invitation.module.css';

const SHOWN_FOR = 2500;

/** Six digits are said and read in two groups. */
function spoken(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

export function Invitation({ table }: { readonly table: TableInfo }) {
  const t = useTexts();
  const [isCopied, setCopied] = useState(false);
  const { code } = table;
  const link = location.origin + tableAddress(table);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The link stands on the page and can be selected.
    }
  };
  const share = async () => {
    const text = t.home.shareText(t.common.games[table.game], table.id);
    try {
      await navigator.share({ title: t.common.brand, text, url: link });
    } catch {
      // Whoever closes the share sheet has decided so.
    }
  };
  return (
    <section className={styles.box}>
      <p>{code === null ? t.home.wordSay : t.home.codeSay}</p>
      <b className={styles.word} lang="tr">
        {table.id}
        {code !== null && <span className={styles.code}> {spoken(code)}</span>}
      </b>
      {table.locked && <p>{t.home.lockedSay}</p>}
      <p>{t.home.linkSay}</p>
      <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
      <div className={styles.ways}>
        <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {isCopied ? t.home.copied : t.home.copy}
        </Button>
        {'share' in navigator && (
          <Button icon="share" onClick={() => void share()}>
            {t.home.share}
          </Button>
        )}
      </div>
      <span className="visuallyHidden" role="status">
        {isCopied && t.home.copied}
      </span>
    </section>
  );
}
