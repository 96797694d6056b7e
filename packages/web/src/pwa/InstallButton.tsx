// Offers to install the page where that can be done, and shows the way where it is done by hand.

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { usePwaTexts } from '../texts/pwa.ts';
import { Button } from '../ui/index.ts';
import { InstallHelp } from './InstallHelp.tsx';
import type { Install } from './use-install.ts';

interface Props {
  readonly install: Exclude<Install, { readonly way: 'none' }>;
}

export function InstallButton({ install }: Props) {
  const t = usePwaTexts();
  const [isExplained, setExplained] = useState(false);
  const start = install.way === 'ask' ? install.ask : () => setExplained(true);
  return (
    <>
      <Button kind="line" icon="down" sub={t.installSub} isWide onClick={start}>
        {t.install}
      </Button>
      {isExplained &&
        createPortal(<InstallHelp onClose={() => setExplained(false)} />, document.body)}
    </>
  );
}
