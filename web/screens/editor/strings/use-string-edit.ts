import { useState } from 'react';
import type { EditorRow } from '#contract/editor.ts';
import type { SourceString } from '#contract/strings.ts';
import { type StringDraft, whyNotString } from '#domain/texts/strings.ts';
import { keepDraft, readDraft } from '../../../data/drafts/draft-store.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useEditString } from '../mutations/edit-string.ts';
import { draftTarget, stringDraftOf } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';
import {
  changedFields,
  differing,
  draftOf,
  drawnOver,
  isString,
  parseDraft,
  printDraft,
} from './string-draft.ts';

type Options = { row: EditorRow; onSaved: () => void };

/**
 * A string being changed: what is typed is kept until it is saved or cancelled. Over what somebody else has saved
 * meanwhile (409) one saves again, or takes theirs (editor.38).
 */
export function useStringEdit({ row, onSaved }: Options) {
  const editor = useEditor();
  const kept = stringDraftOf(editor.viewer, editor.project, row);
  const [seen, see] = useState<SourceString>(row);
  const [draft, setDraft] = useState(() => parseDraft(readDraft(kept), row));
  const [theirs, setTheirs] = useState<SourceString>();
  const editing = useEditString();
  const { error } = editing;
  const isOvertaken = error instanceof Failure && hasKind(error, 'changed');
  const isGone = error instanceof Failure && hasKind(error, 'gone');

  const put = (next: StringDraft, before: StringDraft = seen) => {
    setDraft(next);
    keepDraft(kept, printDraft(before, next), draftTarget(editor, row, 'string'));
  };
  const discard = () => keepDraft(kept, '');
  const done = () => {
    discard();
    onSaved();
  };
  return {
    draft,
    isChanged: differing(seen, draft).length > 0,
    maySave: whyNotString(draft).length === 0 && !editing.isPending && !isGone,
    isSaving: editing.isPending,
    write: (change: Partial<StringDraft>) => {
      put({ ...draft, ...change });
      if (error && !isGone) editing.reset();
    },
    /** Why it was not saved; somebody else's change is said apart. */
    error: isOvertaken && theirs ? null : error,
    isGone,
    /** What stands there since somebody else has changed it, and how it differs from what one saw. */
    theirs,
    takeTheirs: () => {
      if (theirs) put(draftOf(theirs), theirs);
      setTheirs(undefined);
    },
    save: () => {
      if (whyNotString(draft).length > 0 || editing.isPending || isGone) return;
      const change = changedFields(seen, draft);
      if (Object.keys(change).length === 0) return done();
      editing.mutate(
        { row, seen: seen.updated_at, change, draft: { name: kept, text: readDraft(kept) } },
        {
          onSuccess: onSaved,
          onError: (refusal) => {
            if (!(refusal instanceof Failure) || !isString(refusal.current)) return;
            put(drawnOver(seen, draft, refusal.current), refusal.current);
            see(refusal.current);
            setTheirs(refusal.current);
          },
        },
      );
    },
    discard,
  };
}
