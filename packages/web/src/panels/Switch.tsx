// A switch with a name and a line that says what it does.

import styles from './Switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  onChange(isOn: boolean): void;
}

export function Switch({ label, hint, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <label className={isDisabled ? `${styles.switch} ${styles.closed}` : styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  );
}
