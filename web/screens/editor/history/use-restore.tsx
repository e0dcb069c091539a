import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '#contract/history/history.ts';
import type { EditorRow } from '#contract/texts/editor.ts';
import { editTranslation } from '#contract/texts/translations.routes.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { whyNotString } from '#domain/core/text/strings.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { translationLimit } from '#domain/core/text/translation-limit.ts';
import { mayEditComment } from '#domain/texts/comments/comments.ts';
import { mayEditTranslation, whyNotTranslate } from '#domain/texts/translations/translations.ts';
import { mayIn, statusAllowsTranslating } from '../../../data/access/access.ts';
import { readDraftText, removeSentText } from '../../../data/drafts/draft-store.ts';
import { call } from '../../../data/wire/call.ts';
import { useEditComment } from '../../../features/texts/comments/comment-mutations.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { replaceComposerText } from '../dictionary/insert-in-composer.ts';
import { isPending } from '../mutations/expected-translation.ts';
import { EDIT_STRING } from '../mutations/string-writes.ts';
import { translationWrite, type WrittenTranslation } from '../mutations/translation-writes.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';
import { useShowFailure } from '../mutations/use-show-failure.ts';
import { draftName, editDraftName, stringDraftName } from '../state/draft-names.ts';
import { lossOf } from '../state/edit-loss.ts';
import { useEditor } from '../state/editor-context.ts';
import { composerField } from '../state/focus-composer.ts';
import { whyNoComposer } from '../state/why-no-composer.ts';
import { draftOf } from '../strings/string-draft.ts';
import { changedFields } from './event-words.ts';

/** Gives a translation a text of its history, unless it has changed meanwhile (history.6, api.9). */
const RESTORED_TEXT = translationWrite<WrittenTranslation & { text: string }>({
  send: ({ translation: { updated_at }, text }, params) =>
    call(editTranslation, { params, body: { text, updated_at } }),
  words: (t) => t('editorTranslations.edited'),
  kind: () => 'editTranslation',
});

/** What the button of an event does. */
export type Restoring = { label: string; whyNot: string | undefined; run: () => void };

type Question = { text: string; confirm: string; run: () => void };

/**
 * Restores texts of a string's history (history.6): edits a translation, the source or one's own comment back to the
 * text, or puts the text of a translation that can't be edited into the composer. What would be lost is asked about.
 */
export function useRestore(
  row: EditorRow,
  events: readonly HistoryEvent[],
  onClose: () => void,
): { restoringOf: (event: HistoryEvent) => Restoring | undefined; question: ReactNode } {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const showFailure = useShowFailure();
  const editing = useEditorWrite(RESTORED_TEXT);
  const sourceEditing = useEditorWrite(EDIT_STRING);
  const commentEditing = useEditComment({ project: project.id, section: row.section_id, string: row.id });
  const [question, setQuestion] = useState<Question>();

  const ofSource = ({ source, kind }: HistoryEvent): Restoring | undefined => {
    const state = source?.after;
    if (!state || !mayIn(project, 'can_manage_strings')) return undefined;
    const isAdded = kind === 'addStrings' || source.before === null;
    const changed = isAdded ? (['text'] as const) : changedFields(source);
    if (changed.length === 0) return undefined;
    const current = draftOf(row);
    const fields = changed.filter((field) => current[field] !== state[field]);
    const change = Object.fromEntries(fields.map((field) => [field, state[field]]));
    return {
      label: t('history.restore'),
      whyNot:
        fields.length === 0
          ? t('history.isSource')
          : whyNotString({ ...current, ...change }).length > 0
            ? t('history.notAllowed')
            : undefined,
      run: () =>
        sourceEditing.mutate(
          {
            row,
            seen: row.updated_at,
            change,
            draft: { name: stringDraftName(viewer, project, row), text: '' },
          },
          { onError: showFailure },
        ),
    };
  };

  const edit = (translation: Translation, text: string) => {
    const restore = () =>
      editing.mutate(
        { section: row.section_id, translation, text },
        { onSuccess: () => removeSentText(editDraftName(viewer, project, translation), text) },
      );
    const loses = lossOf(viewer, translation, text);
    if (!loses) return restore();
    const lost = [
      loses.approval && t('editorTranslations.approval'),
      loses.votes > 0 && t('editorTranslations.votes', { count: loses.votes }),
    ];
    setQuestion({
      text: t('editorTranslations.loses', { what: lost.filter(Boolean).join(', ') }),
      confirm: t('history.restore'),
      run: restore,
    });
  };

  const copy = (text: string) => {
    const put = () => {
      // Over the list the composer is on another tab, with the translations.
      if (!composerField()) flushSync(onClose);
      replaceComposerText(text);
      announce(t('editorComposer.translationCopied'));
    };
    const written = readDraftText(draftName(viewer, project, row));
    // The browser's undo brings back what is replaced in a field that is shown.
    if (composerField() || isBlank(written) || written === text) return put();
    setQuestion({
      text: t('editorComposer.replaceText'),
      confirm: t('editorComposer.replaceConfirm'),
      run: put,
    });
  };

  const ofTranslation = ({ kind, translation }: HistoryEvent): Restoring | undefined => {
    if (!translation || viewer.role === undefined) return undefined;
    const hasText =
      kind === 'addTranslation' ||
      kind === 'deleteTranslation' ||
      kind === 'restoreTranslation' ||
      (kind === 'editTranslation' && changedFields(translation).includes('text'));
    const text = (translation.after ?? translation.before)?.text;
    if (!hasText || text === undefined) return undefined;
    const present = row.translations.find(({ id }) => id === translation.id);
    if (present && !isPending(present) && mayEditTranslation(viewer, present)) {
      return {
        label: t('history.restore'),
        whyNot: !statusAllowsTranslating(viewer, project)
          ? t('history.notNow')
          : present.text === text
            ? t('history.isText')
            : whyTooLong(t, row, text),
        run: () => edit(present, text),
      };
    }
    return {
      label: t('editorTranslations.toEntry'),
      whyNot: whyNoComposer(viewer, project) ? t('history.notNow') : undefined,
      run: () => copy(text),
    };
  };

  // Only its author edits a comment, who needs no question whether it has changed meanwhile.
  const ofComment = ({ comment }: HistoryEvent): Restoring | undefined => {
    const text = comment?.after;
    if (!comment?.author || comment.deleted || !text) return undefined;
    const current = events.find((event) => event.comment?.id === comment.id)?.comment?.after ?? '';
    const isOwn = mayEditComment(viewer, { id: comment.id, author_id: comment.author.id, text: current });
    if (!isOwn || !mayIn(project, 'can_translate', 'comment') || current === text) return undefined;
    return {
      label: t('history.restore'),
      whyNot: undefined,
      run: () => commentEditing.mutate({ id: comment.id, text }, { onError: showFailure }),
    };
  };

  return {
    restoringOf: (event) =>
      event.finding
        ? undefined
        : event.source
          ? ofSource(event)
          : event.comment
            ? ofComment(event)
            : ofTranslation(event),
    question: question && (
      <Confirmation
        title={t('history.question')}
        confirmLabel={question.confirm}
        onConfirm={() => {
          setQuestion(undefined);
          question.run();
        }}
        onClose={() => setQuestion(undefined)}
      >
        {question.text}
      </Confirmation>
    ),
  };
}

const whyTooLong = (t: TFunction, { max_length }: EditorRow, text: string) =>
  whyNotTranslate(text, max_length) ? t('failures.atMost', { max: translationLimit(max_length) }) : undefined;
