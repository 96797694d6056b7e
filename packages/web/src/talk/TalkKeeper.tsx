// Keeps the news of a table while no chat is shown; draws nothing.

import { useClient } from '../state/client.tsx';
import { useNews } from './news-keeper.ts';

export function TalkKeeper() {
  useNews(useClient().state);
  return null;
}
