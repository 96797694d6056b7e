// The top of the start page: the brand, language, theme and settings.

import { type ReactNode, useState } from 'react';
import { Logo } from '../../art/index.ts';
import { SettingsSheet } from '../../settings/lazy-settings.ts';
import { useSettings } from '../../state/settings.tsx';
import { useTexts } from '../../state/texts.ts';
import { Fetching, IconButton } from '../../ui/index.ts';
import styles from './HomeHeader.module.css';

/** Another page's name may stand in place of the brand. */
export function HomeHeader({ children }: { readonly children?: ReactNode }) {
  const t = useTexts('start');
  const { settings, change } = useSettings();
  const { theme, language } = settings;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.brand}>
          {children ?? (
            <>
              <Logo />
              <span>{t.common.brand}</span>
            </>
          )}
        </div>
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.language}
            aria-label={t.home.switchLanguage}
            onClick={() => change({ language: language === 'tr' ? 'en' : 'tr' })}
          >
            {t.home.languageCode}
          </button>
          <IconButton
            icon={theme === 'bogaz' ? 'moon' : 'sun'}
            label={t.home.switchTheme(theme)}
            onClick={() => change({ theme: theme === 'bogaz' ? 'kahvehane' : 'bogaz' })}
          />
          <IconButton icon="settings" label={t.common.settings} onClick={() => setOpen(true)} />
        </div>
      </header>
      {isOpen && (
        <Fetching onFail={() => setOpen(false)}>
          <SettingsSheet onClose={() => setOpen(false)} />
        </Fetching>
      )}
    </>
  );
}
