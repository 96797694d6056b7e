// Something that is on or off, with a sentence about it.

import styles from './Switch.module.css';

interface Props {
  readonly label: string;
  readonly about?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, about, isOn, onChange }: Props) {
  return (
    <label className={styles.switch}>
      <span>
        <b>{label}</b>
        {about !== undefined && <small>{about}</small>}
      </span>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <i aria-hidden="true" />
    </label>
  );
}
