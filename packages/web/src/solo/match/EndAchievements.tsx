// What a solo match has added to the achievements, once it was remembered.

import { useEffect, useState } from 'react';
import { type AchievementId, newAchievements } from '../../stats/achievements/achievements.ts';
import { NewAchievements } from '../../stats/achievements/NewAchievements.tsx';
import { pageStore } from '../store/page-store.ts';

export function EndAchievements({ match }: { readonly match: string }) {
  const [ids, setIds] = useState<readonly AchievementId[]>([]);
  useEffect(() => {
    let isWanted = true;
    pageStore()
      .then((store) => newAchievements(store, match))
      .then(
        (found) => isWanted && setIds(found),
        () => {
          // Without them the match is over all the same.
        },
      );
    return () => {
      isWanted = false;
    };
  }, [match]);
  return <NewAchievements ids={ids} />;
}
