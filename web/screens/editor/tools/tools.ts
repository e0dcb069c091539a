import {
  IconHistory,
  IconMessageCircle,
  IconNotes,
  IconVocabulary,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import type { KeyName } from '../../../ui/shortcuts/keys.ts';
import { overlayCode } from '../state/overlays.ts';

/**
 * A tool that opens beside the chosen string (`Beside`), over the panel (`Over`), or either: beside it if a string is
 * chosen.
 */
type Tool = {
  /** Its name: on its button, its heading, and on a phone its tab. */
  text: ParseKeys;
  Icon: TablerIcon;
  /** The shortcut that opens and closes it. */
  key?: KeyName;
  /** Whether its button is in the head of the string or in the toolbar. */
  button: 'string' | 'toolbar';
  Beside?: ComponentType<{ row: RowString; onClose: () => void }>;
  Over?: ComponentType<{ onClose: () => void }>;
  /** The numbers on its tab: all items, and unread ones. */
  count?: (row: EditorRow) => { all: number; unread: number };
};

/** The side tools of the editor (editor.8, editor.16). A new one is a row here, its component and its words. */
const TABLE = {
  comments: {
    text: 'comments.title',
    Icon: IconMessageCircle,
    key: 'comments',
    button: 'string',
    Beside: overlayCode.component('CommentsTool'),
    count: (row) => ({ all: row.comments_amount, unread: row.unread_amount }),
  },
  history: {
    text: 'editorTools.history',
    Icon: IconHistory,
    key: 'history',
    button: 'string',
    Beside: overlayCode.component('HistoryTool'),
  },
  dictionary: {
    text: 'editorDictionary.title',
    Icon: IconVocabulary,
    key: 'dictionary',
    button: 'toolbar',
    Beside: overlayCode.component('DictionaryTool'),
    Over: overlayCode.component('DictionaryWords'),
  },
  recommendations: {
    text: 'editorTools.recommendations',
    Icon: IconNotes,
    button: 'toolbar',
    Over: overlayCode.component('RecommendationsTool'),
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TABLE;

/** The tools by their names; their texts are those of the table, because others need values. */
export const TOOLS: Readonly<Record<ToolName, Tool & { text: (typeof TABLE)[ToolName]['text'] }>> = TABLE;

const ALL: readonly ToolName[] = Object.keys(TABLE).filter(isTool);

/** The tools with a button in the toolbar. */
export const TOOLBAR_TOOLS = ALL.filter((name) => TOOLS[name].button === 'toolbar');

/** The tools with a button in the head of a string. */
export const STRING_TOOLS = ALL.filter((name) => TOOLS[name].button === 'string');

/** The tools that open beside a string; on a phone each is a tab. */
export const BESIDE_TOOLS = ALL.flatMap((name) => {
  const { Beside, ...tool } = TOOLS[name];
  return Beside ? [{ ...tool, name, Beside }] : [];
});

/** The tools with a shortcut. */
export const KEY_TOOLS = ALL.flatMap((name) => {
  const { key } = TOOLS[name];
  return key ? [{ name, key }] : [];
});

export function isTool(name: string | null): name is ToolName {
  return name !== null && Object.hasOwn(TABLE, name);
}
