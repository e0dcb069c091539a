import type { ComponentType } from 'react';
import type { EditorRow } from '#contract/editor.ts';
import { StringComments } from './StringComments.tsx';

export type PanelProps = { row: EditorRow; onClose: () => void };

type PanelSpec = {
  /** Its name on the tab of a phone. */
  text: 'comments.title';
  /** How many things are in it, and how many of them are new. */
  count: (row: EditorRow) => { all: number; unread: number };
  Panel: ComponentType<PanelProps>;
};

/** What opens at the foot of the panel of a string; on a phone each is a tab beside the versions. */
export const PANELS = {
  comments: {
    text: 'comments.title',
    count: (row) => ({ all: row.comments_amount, unread: row.unread_amount }),
    Panel: StringComments,
  },
} as const satisfies Record<string, PanelSpec>;

export type PanelName = keyof typeof PANELS;
