import {
  IconArrowsJoin2,
  IconArrowsRightLeft,
  IconArrowsSplit2,
  IconCopyPlus,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import type { EditorRow } from '#contract/texts/editor.ts';
import { isLongToTranslate } from '#domain/texts/splits/long-string.ts';
import { mayIn } from '../../../data/access/access.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import type { KeyName } from '../../../ui/shortcuts/keys.ts';

type Command = {
  name: 'edit' | 'addBefore' | 'addAfter' | 'copy' | 'split' | 'merge' | 'move' | 'delete';
  Icon: TablerIcon;
  /** Its shortcut, for the chosen string. */
  key?: KeyName;
  isDanger?: true;
};

/** The commands on a string (strings.12), in the order of its menu. */
export const STRING_COMMANDS = [
  { name: 'edit', Icon: IconPencil, key: 'editString' },
  { name: 'addBefore', Icon: IconRowInsertTop },
  { name: 'addAfter', Icon: IconRowInsertBottom, key: 'addString' },
  { name: 'copy', Icon: IconCopyPlus },
  { name: 'split', Icon: IconArrowsSplit2, key: 'splitString' },
  { name: 'merge', Icon: IconArrowsJoin2, key: 'mergeStrings' },
  { name: 'move', Icon: IconArrowsRightLeft },
  { name: 'delete', Icon: IconTrash, isDanger: true },
] as const satisfies readonly Command[];

export type StringCommand = (typeof STRING_COMMANDS)[number]['name'];

/** The commands that a user has on a string: translators may split a long one (splits.1). */
export const commandsOn = (project: ProjectWithoutProgress, { text }: Pick<EditorRow, 'text'>) =>
  STRING_COMMANDS.filter(
    ({ name }) =>
      mayIn(project, 'can_manage_strings') ||
      (name === 'split' && mayIn(project, 'can_translate') && isLongToTranslate(text)),
  );
