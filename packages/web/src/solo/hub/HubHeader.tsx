// The top of a page that is reached from another: the way back, its name, and the tools of every page.

import { useLocation } from 'wouter';
import { HomeHeader } from '../../lobby/home/HomeHeader.tsx';
import { IconButton } from '../../ui/index.ts';
import styles from './HubPage.module.css';

interface Props {
  readonly title: string;
  /** Where the way back leads, in words and as an address. */
  readonly back: string;
  readonly to: string;
}

export function HubHeader({ title, back, to }: Props) {
  const [, navigate] = useLocation();
  return (
    <HomeHeader>
      <IconButton className={styles.back} icon="back" label={back} onClick={() => navigate(to)} />
      <h1 className={styles.title}>{title}</h1>
    </HomeHeader>
  );
}
