import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import {
  addStrings,
  deleteString,
  editString,
  mergeStrings,
  splitString,
} from '#contract/texts/strings.routes.ts';
import type { SourceString } from '#contract/texts/strings.ts';
import type { StringDraft } from '#domain/core/text/strings.ts';
import type { TargetTimes } from '#domain/formats/cues/target-times.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import { removeSentText, storeDraftText } from '../../../data/drafts/draft-store.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { call } from '../../../data/wire/call.ts';
import type { StringPosition } from '../state/string-management.ts';
import { unlessGone } from './unless-gone.ts';
import type { EditorWrite, Writer } from './use-editor-write.ts';

const paramsOf = ({ id, section_id }: RowString, { project }: Writer) => ({
  project: project.id,
  section: section_id,
  string: id,
});

/** Adds a string at a position; those from there on move down. `name`: the name of its draft. */
export const ADD_STRING: EditorWrite<
  { name: string; at: StringPosition; fields: StringDraft },
  SourceString[]
> = {
  async send({ name, at: { section, pos }, fields }, { project }) {
    const added = await call(addStrings, {
      params: { project: project.id, section },
      query: { pos },
      body: [fields],
    });
    storeDraftText(name, '');
    return added;
  },
  words: (t, [added], { at }) => t('editorStrings.added', { index: added?.index ?? at.pos }),
  failed: 'form',
};

/** A change of a string's own fields. */
export type StringChange = {
  row: RowString;
  /** The string's `updated_at` as it was read: an edit of a string that has changed since is refused (api.9). */
  seen: number;
  change: Partial<StringDraft & TargetTimes>;
  /** The draft of the change: its name and its text. */
  draft: { name: string; text: string };
};

/** Edits a string's own fields; its translations stay. */
export const EDIT_STRING: EditorWrite<StringChange, SourceString> = {
  key: writeKeys.stringEdits,
  async send({ row, seen, change, draft }, writer) {
    const changed = await call(editString, {
      params: paramsOf(row, writer),
      body: { ...change, updated_at: seen },
    });
    removeSentText(draft.name, draft.text);
    return changed;
  },
  string: ({ row }) => row.id,
  answered: (row, changed) => ({ ...row, ...changed }),
  words: (t, { index }) => t('editorStrings.edited', { index }),
  act: ({ id, updated_at }, { seen }) =>
    updated_at === seen ? undefined : { kind: 'editString', about: { string_id: id } },
  failed: 'form',
};

/** The changes of a move: section, index (left out: at the end), key. */
export type MoveTarget = Pick<BodyOf<EndpointOf<typeof editString>>, 'section_id' | 'pos' | 'key'>;

/** Moves a string with its translations and comments (strings.16). */
export const MOVE_STRING: EditorWrite<{ row: RowString; to: MoveTarget }, SourceString> = {
  send: ({ row, to }, writer) => call(editString, { params: paramsOf(row, writer), body: to }),
  act: ({ id }) => ({ kind: 'editString', about: { string_id: id } }),
  failed: 'form',
};

/** Deletes a string. It succeeds too where somebody else has deleted it. */
export const DELETE_STRING: EditorWrite<RowString, void> = {
  send: (row, writer) => unlessGone('string', call(deleteString, { params: paramsOf(row, writer) })),
  removed: ({ id }) => id,
  refetches: true,
  words: (t, _, { index }) => t('editorStrings.deleted', { index }),
  act: (_, { id }) => ({ kind: 'deleteString', about: { string_id: id } }),
};

type Split = { row: RowString; body: BodyOf<EndpointOf<typeof splitString>> };

/** Splits a string in two (splits.1). */
export const SPLIT_STRING: EditorWrite<Split, SourceString[]> = {
  send: ({ row, body }, writer) =>
    call(splitString, { params: paramsOf(row, writer), body: { ...body, updated_at: row.updated_at } }),
  refetches: true,
  words: (t, _, { row }) => t('splits.done', { index: row.index }),
  act: (_, { row }) => ({ kind: 'splitString', about: { string_id: row.id } }),
  failed: 'form',
};

type Merge = { row: RowString; next: Pick<SourceString, 'id' | 'updated_at'> };

/** Merges a string with the next one (splits.7). */
export const MERGE_STRINGS: EditorWrite<Merge, SourceString> = {
  send: ({ row, next }, writer) =>
    call(mergeStrings, {
      params: paramsOf(row, writer),
      body: { next: next.id, updated_at: row.updated_at, next_updated_at: next.updated_at },
    }),
  removed: ({ next }) => next.id,
  refetches: true,
  words: (t, { index }) => t('splits.merged', { index }),
  act: ({ id }) => ({ kind: 'mergeStrings', about: { string_id: id } }),
  failed: 'form',
};
