// The page as a whole: the screen of the address, and what hangs over all of them.

import { useLocation } from 'wouter';
import { ArtDefs } from './art/index.ts';
import { LanguageNotice, Overlays } from './overlays.tsx';
import { Screen } from './screens.tsx';
import { ClientProvider } from './state/client.tsx';
import { SettingsProvider } from './state/settings.tsx';
import { ErrorBoundary } from './ui/index.ts';

export function App() {
  const [path] = useLocation();
  return (
    <SettingsProvider>
      <ClientProvider>
        <ArtDefs />
        <LanguageNotice />
        <Overlays />
        <ErrorBoundary place={path}>
          <Screen path={path} />
        </ErrorBoundary>
      </ClientProvider>
    </SettingsProvider>
  );
}
