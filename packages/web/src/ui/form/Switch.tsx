// Something that is on or off, with a sentence about it: a row of a form, or a box among the choices of a panel.

import styles from './Switch.module.css';

interface Props {
  readonly label: string;
  readonly about?: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly isBoxed?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, about, isOn, isDisabled = false, isBoxed, onChange }: Props) {
  const classes = [styles.switch, isBoxed && styles.boxed, isDisabled && styles.closed];
  return (
    <label className={classes.filter(Boolean).join(' ')}>
      <span>
        <b>{label}</b>
        {about !== undefined && <small>{about}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
    </label>
  );
}
