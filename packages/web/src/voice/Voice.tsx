// The voice of a table; draws nothing. Fetched only where it is switched on.

import type { TableView } from '@kalpler/engine';
import { useVoice } from './use-voice.ts';

export function Voice({ view }: { readonly view: TableView }) {
  useVoice(view);
  return null;
}
