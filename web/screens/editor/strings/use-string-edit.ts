import { useState } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { SourceString } from '#contract/texts/strings.ts';
import { whyNotString } from '#domain/core/text/strings.ts';
import { readDraftText, storeDraftText } from '../../../data/drafts/draft-store.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { EDIT_STRING } from '../mutations/string-writes.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';
import { draftTarget, stringDraftName } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';
import {
  changedFields,
  differingFields,
  draftOf,
  type FormDraft,
  isString,
  parseDraft,
  printDraft,
  rebased,
} from './string-draft.ts';

type Options = { row: EditorRow; onSaved: () => void };

/**
 * The state of a string's form, whose changes are stored as a draft. Where somebody else has edited the string meanwhile
 * (409) the user saves again or takes theirs (editor.38).
 */
export function useStringEdit({ row, onSaved }: Options) {
  const editor = useEditor();
  const name = stringDraftName(editor.viewer, editor.project, row);
  const [seen, setSeen] = useState<SourceString>(row);
  const [draft, setDraft] = useState(() => parseDraft(readDraftText(name), row));
  const [theirs, setTheirs] = useState<SourceString>();
  const editing = useEditorWrite(EDIT_STRING);
  const { error } = editing;
  const isConflict = error instanceof Failure && hasKind(error, 'changed');
  const isGone = error instanceof Failure && hasKind(error, 'gone');

  const put = (next: FormDraft, before: FormDraft = seen) => {
    setDraft(next);
    storeDraftText(name, printDraft(before, next), draftTarget(editor, row, 'string'));
  };
  const discard = () => storeDraftText(name, '');
  const finish = () => {
    discard();
    onSaved();
  };
  return {
    draft,
    isChanged: differingFields(seen, draft).length > 0,
    maySave: whyNotString(draft).length === 0 && !editing.isPending && !isGone,
    isSaving: editing.isPending,
    write: (change: Partial<FormDraft>) => {
      put({ ...draft, ...change });
      if (error && !isGone) editing.reset();
    },
    /** Why it was not saved; a conflict is shown apart. */
    error: isConflict && theirs ? null : error,
    isGone,
    /** The current string, if somebody else has edited it. */
    theirs,
    takeTheirs: () => {
      if (theirs) put(draftOf(theirs), theirs);
      setTheirs(undefined);
    },
    save: () => {
      if (whyNotString(draft).length > 0 || editing.isPending || isGone) return;
      const change = changedFields(seen, draft);
      if (Object.keys(change).length === 0) return finish();
      editing.mutate(
        { row, seen: seen.updated_at, change, draft: { name, text: readDraftText(name) } },
        {
          onSuccess: onSaved,
          onError: (refusal) => {
            if (!(refusal instanceof Failure) || !isString(refusal.current)) return;
            put(rebased(seen, draft, refusal.current), refusal.current);
            setSeen(refusal.current);
            setTheirs(refusal.current);
          },
        },
      );
    },
    discard,
  };
}
