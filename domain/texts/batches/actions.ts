import type { WriteKind } from '../../core/access/project-status.ts';
import type { Permission } from '../../core/access/roles.ts';

type Action = {
  /** The permission without which no string would be changed, and what kind of write it is for the project's status. */
  readonly needs: Permission;
  readonly act: WriteKind;
  /** Whether it is about translations, so that one author's can be chosen. */
  readonly hasAuthor: boolean;
  /** Whether a translation counts after it that did not, or counts for more, so that its preview names what would break. */
  readonly makesCount: boolean;
};

/** What a batch does to each of its strings (batches.2). */
export const BATCH_ACTIONS = {
  approve: { needs: 'can_translate', act: 'content', hasAuthor: true, makesCount: true },
  unapprove: { needs: 'can_translate', act: 'content', hasAuthor: true, makesCount: false },
  setInitial: { needs: 'can_translate', act: 'content', hasAuthor: true, makesCount: false },
  clearInitial: { needs: 'can_translate', act: 'content', hasAuthor: true, makesCount: true },
  copySource: { needs: 'can_translate', act: 'content', hasAuthor: false, makesCount: false },
  retime: { needs: 'can_manage_strings', act: 'content', hasAuthor: false, makesCount: false },
  move: { needs: 'can_manage_strings', act: 'content', hasAuthor: false, makesCount: false },
  delete: { needs: 'can_manage_strings', act: 'content', hasAuthor: false, makesCount: false },
} as const satisfies Record<string, Action>;

/** Which times of cues `retime` changes: those of the source, or those that translations have of their own (subtitles.16). */
export const RETIMED_TIMES = ['source', 'target'] as const;

export type BatchAction = keyof typeof BATCH_ACTIONS;

/** The actions that decide of each string by itself, in steps. Strings are moved all at once (batches.10). */
export type StepAction = Exclude<BatchAction, 'move'>;

/** What else a batch does: it replaces places in translations or in sources (find.8), which has calls of its own. */
export const REPLACE_ACTIONS = {
  replace: { needs: 'can_translate', act: 'content', hasAuthor: false, makesCount: false },
  replaceSource: { needs: 'can_manage_strings', act: 'content', hasAuthor: false, makesCount: false },
} as const satisfies Record<string, Action>;

export type ReplaceAction = keyof typeof REPLACE_ACTIONS;

/** Every action of a batch except undoing another one. */
export const ALL_ACTIONS = { ...BATCH_ACTIONS, ...REPLACE_ACTIONS } as const;

export const BATCH_ACTION_NAMES = Object.keys(BATCH_ACTIONS) as [BatchAction, ...BatchAction[]];

type AnyAction = BatchAction | ReplaceAction;

export const ALL_ACTION_NAMES = Object.keys(ALL_ACTIONS) as [AnyAction, ...AnyAction[]];

/** What a batch does to events: undoing a batch (batches.8), and reverting a member (reverts.1). */
export const EVENT_ACTIONS = ['undo', 'revert'] as const;

type EventAction = (typeof EVENT_ACTIONS)[number];

/** Whether the items of a batch are events, not strings. */
export const isEventAction = (action: AnyAction | EventAction): action is EventAction =>
  EVENT_ACTIONS.some((name) => name === action);
