import classes from './Caps.module.css';
import type { KeyName } from './keys.ts';
import { alternativeKeyOf, keyCapsOf } from './shortcut-text.ts';

type Props = {
  of: KeyName;
  /** Whether screen readers read it, where no text beside it names it. */
  isRead?: boolean;
};

/** The key caps of a shortcut. */
export function KeyCaps({ of, isRead = false }: Props) {
  const other = alternativeKeyOf(of);
  return (
    <span className={classes.caps} aria-hidden={!isRead} data-caps>
      {keyCapsOf(of).map((cap) => (
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
