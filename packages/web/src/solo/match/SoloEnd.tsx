// What comes after a solo match: another one with the same opponents, a look back, or something else.

import type { SoloMatchRequest, SoloState } from '@kalpler/match';
import { useState } from 'react';
import { useLocation } from 'wouter';
import styles from '../../panels/RematchVote.module.css';
import { useTexts } from '../../state/texts.ts';
import { Button, NotFetched } from '../../ui/index.ts';
import { soloClient } from '../solo-client.ts';

/** The same match again, with other cards. */
function againOf({ view, rivals }: SoloState): SoloMatchRequest {
  const { game, ...options } = view.options;
  const [name, ...rivalNames] = view.players;
  const others = rivals.flatMap((rival) => rival ?? []);
  return { kind: 'match', day: null, game, options, name: name!, rivals: others, rivalNames };
}

export function SoloEnd({ state }: { readonly state: SoloState }) {
  const a = useTexts('solo');
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const again = async () => {
    setBusy(true);
    setFailed(false);
    const started = await soloClient()
      .request('start', againOf(state))
      .catch(() => null);
    setBusy(false);
    if (started?.ok) navigate(`/tek/${started.value}`);
    else setFailed(true);
  };
  return (
    <div className={styles.actions}>
      {hasFailed && <NotFetched onAgain={again} />}
      <Button kind="primary" icon="replay" sub={a.againSub} disabled={isBusy} onClick={again}>
        {a.again}
      </Button>
      <Button onClick={() => navigate(`/mac/tek/${state.id}`)}>{a.review}</Button>
      <Button kind="ghost" onClick={() => navigate('/tek')}>
        {a.hub}
      </Button>
    </div>
  );
}
