// The data of this browser: save them to a file, restore them, see how much there is, and delete them.

import type { DataTexts } from '@kalpler/i18n/tr/stats';
import type { BrokenMatch } from '@kalpler/match';
import { type ChangeEvent, useEffect, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { downloadBroken } from '../../solo/store/broken-report.ts';
import type { Dump, SoloStore } from '../../solo/store/store.ts';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useShown } from '../figures/shown.ts';
import type { Records } from '../use-records.ts';
import {
  type Backup,
  type BackupProblem,
  backupName,
  exportAll,
  importAll,
  readBackup,
  resetStatistics,
  wipeAll,
} from './backup.ts';
import styles from './DataPart.module.css';
import { DeleteSheet, ImportSheet } from './ImportSheet.tsx';

interface Props {
  readonly records: Records;
  readonly onChange: () => Promise<void>;
}

type Asked =
  | { readonly kind: 'import'; readonly backup: Backup; readonly here: Dump }
  | { readonly kind: 'reset' | 'wipe' };

export function DataPart({ records, onChange }: Props) {
  const d = useTexts('stats').data;
  const { store, lines, facts, broken } = records;
  const [notice, setNotice] = useState<Notice | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    const done = noticeBefore(d);
    if (done !== null) setNotice(done);
  }, [d]);

  const save = async () => {
    const now = Date.now();
    try {
      saveFile(backupName(now), await exportAll(store, now));
      setNotice(good(d.saved(backupName(now))));
    } catch {
      setNotice(bad(d.saveFailed));
    }
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setNotice(null);
    try {
      const read = readBackup(await file.text());
      if (read.ok) setAsked({ kind: 'import', backup: read.value, here: await store.dump() });
      else setNotice(problemNotice(read.error, d));
    } catch {
      setNotice(bad(d.problems.unread, d.nothingChanged));
    }
    // The same file may be chosen again.
    target.value = '';
  };
  /** A page that was loaded again knows nothing of before; memory alone would not outlast that. */
  const settle = async (done: Done) => {
    if (store.isPersistent && done !== 'reset') return reloadWith(done);
    await onChange();
    setAsked(null);
    setNotice(doneNotice(done, d));
  };
  const act = async (work: () => Promise<void>, done: Done, failed: string) => {
    try {
      await work();
      await settle(done);
    } catch {
      setAsked(null);
      setNotice(bad(failed));
    }
  };
  const restore = (backup: Backup) =>
    act(() => importAll(store, backup), 'restored', d.restoreFailed);
  const erase = (kind: 'reset' | 'wipe') =>
    kind === 'wipe'
      ? act(() => wipeAll(store), 'wiped', d.deleteFailed)
      : act(() => resetStatistics(store), 'reset', d.deleteFailed);

  return (
    <div className={styles.data}>
      <section>
        <p className={styles.lead}>{d.lead}</p>
        <StorageUse />
        <div className={styles.actions}>
          <Button kind="primary" icon="down" sub={d.saveSub} onClick={save}>
            {d.save}
          </Button>
          <label className={styles.load}>
            <Icon name="share" />
            <span>
              {d.load}
              <small>{d.loadSub}</small>
            </span>
            <input type="file" accept=".json,application/json" onChange={choose} />
          </label>
        </div>
        {notice !== null && (
          <div
            className={styles.notice}
            data-bad={notice.isBad}
            role={notice.isBad ? 'alert' : 'status'}
          >
            {notice.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </section>
      {broken.length > 0 && <BrokenSaves broken={broken} store={store} onChange={onChange} />}
      <section>
        <h2>{d.danger}</h2>
        <div className={styles.actions}>
          <Button kind="line" sub={d.resetSub} onClick={() => setAsked({ kind: 'reset' })}>
            {d.reset}
          </Button>
          <Button kind="line" sub={d.wipeSub} onClick={() => setAsked({ kind: 'wipe' })}>
            {d.wipe}
          </Button>
        </div>
      </section>
      {asked?.kind === 'import' && (
        <ImportSheet
          backup={asked.backup}
          here={asked.here}
          onSave={save}
          onConfirm={() => restore(asked.backup)}
          onClose={() => setAsked(null)}
        />
      )}
      {(asked?.kind === 'reset' || asked?.kind === 'wipe') && (
        <DeleteSheet
          kind={asked.kind}
          matches={lines.length}
          results={facts.length}
          onConfirm={() => erase(asked.kind)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface Room {
  readonly used: number | null;
  readonly all: number | null;
  /** Null where the browser does not know. */
  readonly isKept: boolean | null;
}

/** Old browsers lack the API, and so do pages that are not secure. */
async function readRoom(): Promise<Room> {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const estimate = await storage?.estimate?.().catch(() => undefined);
  const isKept = await storage?.persisted?.().catch(() => undefined);
  return { used: estimate?.usage ?? null, all: estimate?.quota ?? null, isKept: isKept ?? null };
}

/** How much room the data take, and whether the browser promises to keep them. */
function StorageUse() {
  const d = useTexts('stats').data;
  const shown = useShown();
  const [room, setRoom] = useState<Room | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    void readRoom().then(setRoom);
  }, []);
  if (room === null || (room.used === null && room.isKept === null)) return null;
  const { used, all, isKept } = room;
  const persist = async () => {
    const isPromised = await navigator.storage.persist().catch(() => false);
    setRefused(!isPromised);
    setRoom(await readRoom());
  };
  return (
    <div className={styles.use}>
      <p>
        {used !== null &&
          (all === null
            ? d.used(shown.bytes(used))
            : d.usedOf(shown.bytes(used), shown.bytes(all)))}
      </p>
      {isKept !== null && <p>{isKept ? d.persisted : d.notPersisted}</p>}
      {isKept === false && !isRefused && (
        <Button kind="line" isSmall icon="lock" onClick={persist}>
          {d.persist}
        </Button>
      )}
      {isRefused && <p role="status">{d.persistRefused}</p>}
    </div>
  );
}

interface BrokenSavesProps {
  readonly broken: readonly BrokenMatch[];
  readonly store: SoloStore;
  readonly onChange: () => Promise<void>;
}

/** Saves that could not be read, kept for a report. */
function BrokenSaves({ broken, store, onChange }: BrokenSavesProps) {
  const d = useTexts('stats').data;
  const shown = useShown();
  const forget = async (id: string) => {
    await store.forgetBroken(id);
    await onChange();
  };
  return (
    <section className={styles.broken}>
      <h2>{d.broken}</h2>
      <p>{d.brokenLead}</p>
      <ul>
        {broken.map(({ id, why, foundAt }) => {
          const date = shown.moment(foundAt);
          return (
            <li key={id}>
              <p>
                <b>{d.brokenWhen(date)}</b>
                <small>{d.brokenWhy(why)}</small>
              </p>
              <Button
                isSmall
                aria-label={d.downloadLabel(date)}
                onClick={() => void downloadBroken(id)}
              >
                {d.download}
              </Button>
              <Button
                isSmall
                kind="ghost"
                aria-label={d.forgetLabel(date)}
                onClick={() => void forget(id)}
              >
                {d.forget}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Notice {
  readonly isBad: boolean;
  readonly lines: readonly string[];
}

const good = (...lines: readonly string[]): Notice => ({ isBad: false, lines });
const bad = (...lines: readonly string[]): Notice => ({ isBad: true, lines });

/** What is wrong with a file, where, and that it did no harm. */
function problemNotice({ kind, place }: BackupProblem, d: DataTexts): Notice {
  const at = place === undefined ? [] : [d.problemAt(place)];
  return bad(d.problems[kind], ...at, d.nothingChanged);
}

type Done = 'restored' | 'wiped' | 'reset';

function doneNotice(done: Done, d: DataTexts): Notice {
  return good({ restored: d.restored, wiped: d.wipeDone, reset: d.resetDone }[done]);
}

/** What was done before the page was loaded again. */
function noticeBefore(d: DataTexts): Notice | null {
  const done = takeNotice();
  return done === 'restored' || done === 'wiped' ? doneNotice(done, d) : null;
}

const NAME = 'kalplerNotice';

/** A word that outlasts one reload of the page, and is then forgotten. */
function reloadWith(notice: string): void {
  history.replaceState({ ...history.state, [NAME]: notice }, '');
  location.reload();
}

function takeNotice(): string | null {
  const { [NAME]: notice, ...rest } = (history.state ?? {}) as Record<string, unknown>;
  if (typeof notice !== 'string') return null;
  history.replaceState(rest, '');
  return notice;
}
