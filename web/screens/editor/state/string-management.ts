import { createContext, use } from 'react';
import type { SourceString } from '#contract/texts/strings.ts';
import type { whyNotRearrange } from '#domain/texts/sections/rearranging.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import type { StringCommand } from './string-commands.ts';

/**
 * The modes of the editor (editor.21): to translate, to edit strings, to change their order, to select them, to find
 * and replace.
 */
export type EditorMode = 'normal' | 'edit' | 'move' | 'select' | 'find';

/** The position of a new string: its index in a section. */
export type StringPosition = { section: number; pos: number };

/** The dialog for a string that is open. */
export type StringTask =
  | ({ readonly kind: 'add' } & Readonly<StringPosition>)
  | { readonly kind: 'move'; readonly row: RowString }
  /** `at`: where the cursor stands in its text, in code points. */
  | { readonly kind: 'split'; readonly row: RowString; readonly at: number | undefined }
  | { readonly kind: 'merge'; readonly row: RowString }
  | {
      readonly kind: 'delete';
      readonly row: RowString;
      /** Whether the string is the chosen one, and which is chosen after it. */
      readonly isChosen: boolean;
      readonly next: number | undefined;
    };

/** Runs a command on a string, or opens its dialog. */
export type RunStringCommand = (command: StringCommand, row: RowString) => void;

/** The state and commands of managing strings. */
export type StringManagement = {
  /** Whether the user may manage strings. */
  readonly mayManage: boolean;
  /** Whether the user may select strings for one action. */
  readonly maySelect: boolean;
  readonly mode: EditorMode;
  /** Why strings can't be moved now; undefined if they can. */
  readonly whyNotMove: ReturnType<typeof whyNotRearrange>;
  /** Changes the mode and announces it. */
  readonly setMode: (mode: EditorMode) => void;
  /** Leaves a mode without an announcement. */
  readonly leaveMode: () => void;
  /** Leaves the move mode or the select mode; called with whether strings were changed. */
  readonly leaveMoving: (isSaved: boolean) => void;
  /** Opens the dialog for a new string at a position; undefined for those who may not add one. */
  readonly addAt: ((position: StringPosition) => void) | undefined;
  readonly task: StringTask | null;
  readonly closeTask: () => void;
  readonly onAdded: (added: SourceString) => void;
  readonly onDeleted: () => void;
  readonly onMoved: (to: SourceString) => void;
  /** Called once a string was split or merged, with the one to go on with. */
  readonly onParts: (string: SourceString) => void;
  /** A string that was moved to a section that is not open. */
  readonly moved: SourceString | undefined;
  readonly forgetMoved: () => void;
};

export const StringManagementContext = createContext<StringManagement | undefined>(undefined);

/** The management of strings, for components of the editor. */
export function useStringManagement(): StringManagement {
  const management = use(StringManagementContext);
  if (!management) throw new Error('This stands outside the editor.');
  return management;
}

/** A context of its own, since each row uses it and the other one changes with the mode. */
export const StringCommandContext = createContext<RunStringCommand | undefined>(undefined);

/** Runs commands on strings, of those that the user has (`commandsOn`); undefined outside the editor. */
export const useStringCommand = () => use(StringCommandContext);
