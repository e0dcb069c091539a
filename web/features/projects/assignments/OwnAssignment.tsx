import { useEffect, useEffectEvent } from 'react';
import { useOwnAssignment } from './use-assignment-writes.ts';

type Props = { project: number; section: number; act: 'claim' | 'giveBack'; onDone: () => void };

/** Claims a section, or gives it back, once it is mounted: its code is loaded when the item of the menu is chosen. */
export function OwnAssignment({ project, section, act, onDone }: Props) {
  const writes = useOwnAssignment(project, section);
  const run = useEffectEvent(() => {
    writes[act]();
    onDone();
  });
  useEffect(() => run(), []);
  return null;
}
