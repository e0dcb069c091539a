import { useEffect, useState } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { translationLimit } from '#domain/core/text/translation-limit.ts';
import { whyNotTranslate } from '#domain/texts/translations/translations.ts';
import { readDraftText, storeDraftText } from '../../../data/drafts/draft-store.ts';
import { mayRetrySave } from '../../../data/drafts/retry-policy.ts';
import { changedTranslation } from '../../../data/drafts/send-save.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { ownPresenceIn } from '../../../features/notices/live/own-presence.ts';
import { newSave, SAVE } from '../mutations/save-translation.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';
import { draftTarget, editDraftName } from '../state/draft-names.ts';
import { lossOf } from '../state/edit-loss.ts';
import { useEditor } from '../state/editor-context.ts';
import { useTextWarning } from './use-text-warning.ts';

/** Milliseconds after which somebody else's change counts as read. */
const READ_AFTER = 1500;

type Options = { row: EditorRow; translation: Translation; onSaved: () => void };

/**
 * The state of a translation's form, whose text is stored as a draft. Where somebody else has edited it meanwhile (409)
 * the user saves again or takes theirs (editor.38).
 */
export function useTranslationEdit({ row, translation, onSaved }: Options) {
  const editor = useEditor();
  const { project, viewer } = editor;
  const draft = editDraftName(viewer, project, translation);
  const target = draftTarget(editor, row, 'edit');
  const ownPresence = ownPresenceIn(project.id);
  const [text, setText] = useState(() => readDraftText(draft) || translation.text);
  const [begun, setBegun] = useState(translation);
  // The stored text that the user has had time to read, which saving may replace.
  const [seen, setSeen] = useState(translation);
  const editing = useEditorWrite(SAVE);
  const current = latest(translation, seen);
  const theirs = current.text === begun.text || editing.isPending ? undefined : current;
  const { error } = editing;
  useEffect(() => {
    const timer = setTimeout(() => setSeen(current), READ_AFTER);
    return () => clearTimeout(timer);
  }, [current]);
  const readOthers = () => row.translations.filter(({ id }) => id !== translation.id);
  const { warning, press, isReady, saveWith } = useTextWarning(row, text, readOthers);
  const whyNot = whyNotTranslate(text, row.max_length);
  const limit = translationLimit(row.max_length);

  const write = (next: string) => {
    setText(next);
    storeDraftText(draft, next === current.text ? '' : next, target);
    ownPresence.write(row.id);
    if (error) editing.reset();
  };
  const leave = () => {
    ownPresence.stopWriting();
    onSaved();
  };
  const close = () => {
    storeDraftText(draft, '');
    leave();
  };
  const send = () => {
    if (!target) return;
    const save = newSave(text, { edits: { translation: translation.id, seen: seen.updated_at } });
    editing.mutate(
      { row, name: draft, target, save },
      {
        onSuccess: leave,
        onError: (refusal) => {
          const current = changedTranslation(refusal);
          if (current) setSeen(current);
          // The text is retried without the form.
          if (mayRetrySave(save, refusal, Date.now())) leave();
        },
      },
    );
  };
  return {
    text,
    limit,
    write,
    whyNot,
    /** The warning before it is saved, and whether a press saves it now. */
    warning,
    press,
    isReady,
    isSaving: editing.isPending,
    /** Why it was not saved; a conflict is shown apart. */
    error: error && theirs && isChanged(error) ? undefined : (error ?? undefined),
    isGone: error instanceof Failure && hasKind(error, 'gone'),
    /** The stored translation, if somebody else has edited it. */
    theirs,
    takeTheirs: () => {
      write(current.text);
      setBegun(current);
    },
    /** What it loses when it is saved by an author without the right to approve (translations.18). */
    loses: lossOf(viewer, translation, text),
    save: () => {
      if (whyNot !== undefined || editing.isPending) return;
      if (text === current.text) {
        close();
        return;
      }
      saveWith(send);
    },
    cancel: close,
  };
}

/** The newer of two: a refusal may come with a newer one than the list has. */
function latest(listed: Translation, seen: Translation): Translation {
  return seen.updated_at > listed.updated_at ? seen : listed;
}

function isChanged(error: Error): error is Failure {
  return error instanceof Failure && hasKind(error, 'changed');
}
