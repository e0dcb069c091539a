import { IconMessageCircle, IconVocabulary, type TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { EditorRow } from '#contract/editor.ts';
import type { KeyName } from '../../../features/shortcuts/keys.ts';
import { DictionaryPanel } from '../dictionary/DictionaryPanel.tsx';
import type { PanelProps } from '../state/panel-props.ts';
import { StringComments } from './StringComments.tsx';

type PanelSpec = {
  /** Its name, on a phone on its tab. */
  text: 'comments.title' | 'editorWords.title';
  Icon: TablerIcon;
  /** What opens and closes it. */
  key: KeyName;
  /** Whether the head of the string has its button; otherwise the tools over it do. */
  isInHead: boolean;
  /** How many things are in it, and how many of them are new. */
  count: (row: EditorRow) => { all: number; unread: number };
  Panel: ComponentType<PanelProps>;
};

/** What opens at the foot of the panel of a string; on a phone each is a tab beside the versions. */
export const PANELS = {
  comments: {
    text: 'comments.title',
    Icon: IconMessageCircle,
    key: 'comments',
    isInHead: true,
    count: (row) => ({ all: row.comments_amount, unread: row.unread_amount }),
    Panel: StringComments,
  },
  dictionary: {
    text: 'editorWords.title',
    Icon: IconVocabulary,
    key: 'dictionary',
    isInHead: false,
    count: () => ({ all: 0, unread: 0 }),
    Panel: DictionaryPanel,
  },
} as const satisfies Record<string, PanelSpec>;

export type PanelName = keyof typeof PANELS;

/** Their names in the order in which they stand beside each other. */
export const PANEL_NAMES: readonly PanelName[] = Object.keys(PANELS).filter(isPanel);

export function isPanel(name: string | null): name is PanelName {
  return name !== null && Object.hasOwn(PANELS, name);
}
