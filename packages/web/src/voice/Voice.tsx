// The voice of a table; draws nothing. Fetched only where it is switched on.

import type { TableView } from '@kalpler/engine';
import { useEffect, useRef } from 'react';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import { Narrator } from './narrator.ts';
import { sentencesOf } from './sentences.ts';

export function Voice({ view }: { readonly view: TableView }) {
  useVoice(view);
  return null;
}

/**
 * Speaks what happens at a table: every step of the view that is drawn, for as long as somebody looks at the page.
 */
function useVoice(view: TableView): void {
  const { language, announce, voiceRate: rate } = useSettings().settings;
  const words = { t: useTexts('table'), p: useTexts('text-mode') };
  const narrator = useRef<Narrator | null>(null);
  const said = useRef<TableView | null>(null);
  useEffect(() => {
    const { speechSynthesis: synth } = globalThis as { speechSynthesis?: SpeechSynthesis };
    if (synth === undefined) return;
    const one = new Narrator(synth, { language: 'tr', rate: 1 });
    narrator.current = one;
    const look = () => document.hidden && one.hush();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      narrator.current = null;
      one.hush();
    };
  }, []);
  useEffect(() => {
    if (narrator.current !== null) narrator.current.manner = { language, rate };
  }, [language, rate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each view
  useEffect(() => {
    const before = said.current;
    said.current = view;
    if (before === view || document.hidden) return;
    narrator.current?.say(sentencesOf(before, view, announce, words));
  }, [view]);
}
