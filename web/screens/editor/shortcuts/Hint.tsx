import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { Caps } from '../../../features/shortcuts/Caps.tsx';
import type { KeyName } from '../../../features/shortcuts/keys.ts';
import classes from './Hint.module.css';

type Props = {
  words: string;
  /** The key that does the same. */
  of?: KeyName | undefined;
  children: ReactElement;
};

/** What a control does, and the key that does it too, when it is met by mouse or by Tab (editor.37). */
export function Hint({ words, of, children }: Props) {
  const label = (
    <span className={classes.hint}>
      {words}
      {of && <Caps of={of} />}
    </span>
  );
  return <Tooltip label={label}>{children}</Tooltip>;
}
