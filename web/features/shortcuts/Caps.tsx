import classes from './Caps.module.css';
import type { KeyName } from './keys.ts';
import { capsOf, otherKeyOf } from './printed.ts';

type Props = {
  of: KeyName;
  /** Where no words beside it say it. */
  isSaid?: boolean;
};

/** A key as it is printed on the keyboard. */
export function Caps({ of, isSaid = false }: Props) {
  const other = otherKeyOf(of);
  return (
    <span className={classes.caps} aria-hidden={!isSaid} data-caps>
      {capsOf(of).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
      {other !== undefined && (
        <>
          /<kbd>{other}</kbd>
        </>
      )}
    </span>
  );
}
