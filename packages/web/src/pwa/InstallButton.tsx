// Offers to install the page where that can be done, and shows the way where it is done by hand.

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { usePwaTexts } from '../texts/pwa.ts';
import { Button } from '../ui/index.ts';
import { InstallHelp } from './InstallHelp.tsx';
import { useInstall } from './use-install.ts';

interface Props {
  readonly isWide?: boolean;
}

export function InstallButton({ isWide = false }: Props) {
  const t = usePwaTexts();
  const install = useInstall();
  const [isExplained, setExplained] = useState(false);
  if (install.way === 'none') return null;
  const start = install.way === 'ask' ? install.ask : () => setExplained(true);
  return (
    <>
      <Button kind="line" icon="down" sub={t.installSub} isWide={isWide} onClick={start}>
        {t.install}
      </Button>
      {isExplained &&
        createPortal(<InstallHelp onClose={() => setExplained(false)} />, document.body)}
    </>
  );
}
