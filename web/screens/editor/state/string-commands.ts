import {
  IconArrowsRightLeft,
  IconCopyPlus,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import type { KeyName } from '../../../features/shortcuts/keys.ts';

type Deed = {
  name: 'edit' | 'addBefore' | 'addAfter' | 'copy' | 'move' | 'delete';
  Icon: TablerIcon;
  /** The key that does it with the chosen string. */
  key?: KeyName;
  isDanger?: true;
};

/** What those who manage strings do with one (strings.12), in the order of its menu. */
export const STRING_COMMANDS = [
  { name: 'edit', Icon: IconPencil, key: 'editString' },
  { name: 'addBefore', Icon: IconRowInsertTop },
  { name: 'addAfter', Icon: IconRowInsertBottom, key: 'addString' },
  { name: 'copy', Icon: IconCopyPlus },
  { name: 'move', Icon: IconArrowsRightLeft },
  { name: 'delete', Icon: IconTrash, isDanger: true },
] as const satisfies readonly Deed[];

export type StringCommand = (typeof STRING_COMMANDS)[number]['name'];
