// The first step of the page.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { fetchStylesAgain, renewWhatIsGone } from './pwa/gone.ts';
import { settle } from './pwa/settled.ts';
import './styles/tokens.css';
import './styles/base.css';

renewWhatIsGone();
fetchStylesAgain();
// While developing, the newest page is always wanted.
if (import.meta.env.PROD) settle();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
