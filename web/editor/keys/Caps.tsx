import classes from './Caps.module.css';
import { KEYS, type KeyName } from './keys.ts';

/** A key as it is printed on the keyboard. The words beside it say it all, so it is silent. */
export function Caps({ of }: { of: KeyName }) {
  return (
    <span className={classes.caps} aria-hidden="true">
      {KEYS[of].caps.map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  );
}
