// The first step of the page, and the page as a whole: the screen of the address, and what is shown over all of them.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { ArtDefs } from './art/index.ts';
import { LanguageNotice, Overlays } from './overlays.tsx';
import { fetchStylesAgain, prepareOffline, renewWhatIsGone } from './pwa/start.ts';
import { PageScreen } from './screens.tsx';
import { OnlineProvider } from './state/online-context.tsx';
import { SettingsProvider } from './state/settings.tsx';
import { ErrorBoundary } from './ui/index.ts';
import './styles/tokens.css';
import './styles/base.css';

function App() {
  const [path] = useLocation();
  return (
    <SettingsProvider>
      <OnlineProvider>
        <ArtDefs />
        <LanguageNotice />
        <Overlays />
        <ErrorBoundary place={path}>
          <PageScreen path={path} />
        </ErrorBoundary>
      </OnlineProvider>
    </SettingsProvider>
  );
}

renewWhatIsGone();
fetchStylesAgain();
// While developing, the newest page is always wanted.
if (import.meta.env.PROD) prepareOffline();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
