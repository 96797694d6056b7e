// Lets a new line of somebody else in the chat be heard.

import type { Seat } from '@kalpler/engine';
import type { ChatLine } from '@kalpler/protocol';
import { useEffect, useRef } from 'react';
import { useSettings } from '../state/settings.tsx';
import { isNewLine } from './chat-line.ts';
import { withSounds } from './load.ts';

export function useChatSound(chat: readonly ChatLine[], seat: Seat | null): void {
  const { settings } = useSettings();
  const seen = useRef(chat);
  useEffect(() => {
    const before = seen.current;
    seen.current = chat;
    if (!settings.sound || !isNewLine(before, chat, seat)) return;
    withSounds(({ say }) => say(['chat'], settings));
  }, [chat, seat, settings]);
}
