// What is shown over every screen: the connection to the server, and what was refused.

import { useLocation } from 'wouter';
import styles from './overlays.module.css';
import { useOnline } from './state/online-context.tsx';
import { useSettings } from './state/settings.tsx';
import { useTable } from './state/table-session.ts';
import { useTexts, useTextsSoFar } from './state/texts.ts';
import { Toast } from './ui/index.ts';

/** These requests say on the spot what is wrong. */
const SAID_ON_THE_SPOT = [
  'createTable',
  'joinTable',
  'spectate',
  'tableInfo',
  'reconnect',
  'setSalt',
];

export function Overlays() {
  const t = useTextsSoFar();
  const { state, session } = useOnline();
  const { connection, problem, paused } = state;
  const [path] = useLocation();
  return (
    <div className={styles.overlays}>
      {/* Solo play needs no server; the list of tables says itself that there is none. */}
      {connection === 'reconnecting' && path.startsWith('/masa/') && (
        <p className={styles.banner} role="status">
          {t.common.reconnecting}
        </p>
      )}
      {paused && connection === 'online' && (
        <p className={styles.banner} role="status">
          {t.common.paused}
        </p>
      )}
      {problem !== null && !SAID_ON_THE_SPOT.includes(problem.request ?? '') && (
        <Toast onClose={session.dismissProblem}>{t.common.error(problem)}</Toast>
      )}
    </div>
  );
}

/** What was refused at a table that runs in this browser. */
export function TableProblem() {
  const t = useTextsSoFar();
  const { state, session } = useTable();
  if (state.problem === null) return null;
  return (
    <div className={styles.overhead}>
      <Toast onClose={session.dismissProblem}>{t.common.error(state.problem)}</Toast>
    </div>
  );
}

/** Says that the words of another language could not be fetched: the page stays as it is. */
export function LanguageNotice() {
  const { notFetched } = useTexts('start').common;
  const { isLanguageMissing, dismissMissing } = useSettings();
  return isLanguageMissing && <Toast onClose={dismissMissing}>{notFetched}</Toast>;
}
