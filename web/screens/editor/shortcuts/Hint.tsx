import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { Caps } from '../../../features/shortcuts/Caps.tsx';
import type { KeyName } from '../../../features/shortcuts/keys.ts';
import classes from './Hint.module.css';

type Props = {
  words: string;
  /** Its shortcut. */
  of?: KeyName | undefined;
  children: ReactElement;
};

/** The tooltip of a control with its name and its shortcut (editor.37). */
export function Hint({ words, of, children }: Props) {
  const label = (
    <span className={classes.hint}>
      {words}
      {of && <Caps of={of} />}
    </span>
  );
  return <Tooltip label={label}>{children}</Tooltip>;
}
