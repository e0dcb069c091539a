import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { lengthForLimit } from '#domain/core/text/may-be-plural.ts';
import { withTextBefore } from '../../../data/drafts/draft.ts';
import { changeDraft } from '../../../data/drafts/draft-store.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { HAS_FIELD_SIZING, rowLimits } from '../../../ui/forms/field-sizing.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { shortcutText } from '../../../ui/shortcuts/shortcut-text.ts';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import { useCheckCode } from '../checks/use-check-code.ts';
import { usePlurals } from '../plurals/use-plurals.ts';
import { runByKey } from '../shortcuts/on-keys.ts';
import { draftName, draftTarget } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';
import { focusComposer } from '../state/focus-composer.ts';
import { CharactersButton } from './CharactersButton.tsx';
import classes from './EditTranslation.module.css';
import { TextWarning } from './TextWarning.tsx';
import { useTranslationEdit } from './use-translation-edit.ts';

type Props = {
  row: EditorRow;
  translation: Translation;
  /** Whether it was deleted while it was being edited. */
  isGone?: boolean;
  onClose: () => void;
};

/** An index beyond any text, for the end of the field. */
const END = 1_000_000;

/** The form of a translation in its place. Ctrl+Enter saves, Esc cancels. */
export function EditTranslation({ row, translation, isGone = false, onClose }: Props) {
  const { t } = useTranslation();
  const editor = useEditor();
  const { project } = editor;
  const plurals = usePlurals(row.text);
  const edit = useTranslationEdit({ row, translation, onSaved: onClose });
  const { theirs, loses } = edit;
  const checks = useCheckCode(edit.text, row.text);
  const form = useRef<HTMLLIElement>(null);
  // Of a plural the form that was edited last.
  const field = useRef<HTMLTextAreaElement>(null);
  const wasDeleted = isGone || edit.isGone;
  const problem =
    edit.error && !wasDeleted
      ? failureWords(t, edit.error, { min: 1, max: edit.limit })
      : edit.whyNot === 'maxlength' && t('failures.atMost', { max: edit.limit });
  const lost = loses && [
    loses.approval && t('editorTranslations.approval'),
    loses.votes > 0 && t('editorTranslations.votes', { count: loses.votes }),
  ];
  const plural = plurals?.pluralOf(row.text);
  const insertNext = useRef<() => void>(undefined);
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) =>
    void runByKey(nativeEvent, {
      saveAndNext: edit.save,
      saveAndStay: edit.save,
      leave: edit.cancel,
      // Here, and never in the composer.
      insertMark: () => insertNext.current?.(),
    });
  const lackingMarks = (source: string, text: string) =>
    checks &&
    !edit.isSaving && (
      <checks.LackingMarks
        row={row}
        source={source}
        text={text}
        fieldOf={() => field.current ?? undefined}
        next={insertNext}
      />
    );
  const addAsNew = () => {
    const target = draftTarget(editor, row, 'translation');
    changeDraft(draftName(editor.viewer, project, row), (draft) => ({
      ...withTextBefore(draft, edit.text),
      ...(target && { target }),
    }));
    edit.cancel();
    focusComposer();
  };
  return (
    <li
      ref={form}
      className={classes.edit}
      data-translation={translation.id}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) field.current = target;
      }}
    >
      {plurals && plural ? (
        <plurals.PluralFields
          code={plurals}
          source={row.text}
          lang={project.target_lang}
          text={edit.text}
          write={edit.write}
          label={t('editorTranslations.change')}
          isReadOnly={edit.isSaving}
          hasFocus
          keepsEscape
          onKeyDown={onKeyDown}
          below={lackingMarks}
        />
      ) : (
        <Textarea
          size="sm"
          autosize={!HAS_FIELD_SIZING}
          minRows={2}
          maxRows={12}
          style={rowLimits(2, 12)}
          autoFocus
          classNames={{ input: classes.text }}
          aria-label={t('editorTranslations.change')}
          error={problem || undefined}
          lang={project.target_lang}
          spellCheck
          value={edit.text}
          readOnly={edit.isSaving}
          data-mantine-stop-propagation
          onChange={(event) => edit.write(event.currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(END, END)}
          onKeyDown={onKeyDown}
        />
      )}
      {!plural && lackingMarks(row.text, edit.text)}
      {wasDeleted && (
        <Notice kind="error">
          {t('editorTranslations.gone')}{' '}
          <Button size="xs" onClick={addAsNew}>
            {t('editorTranslations.addAsNew')}
          </Button>
        </Notice>
      )}
      {theirs && !wasDeleted && (
        <Notice kind="error">
          {t('editorTranslations.changed')}
          <p className={classes.theirs} lang={project.target_lang}>
            <WordDiff before={edit.text} after={theirs.text} lang={project.target_lang} />
          </p>
          {t('editorTranslations.changedSave')}{' '}
          <Button size="xs" onClick={edit.takeTheirs}>
            {t('editorTranslations.takeTheirs')}
          </Button>
        </Notice>
      )}
      {checks && <checks.FieldFindings row={row} text={edit.text} write={edit.write} root={form} />}
      <TextWarning row={row} warning={edit.warning} press={edit.press} />
      {lost && (
        <Notice kind="warning">
          {t('editorTranslations.loses', { what: lost.filter(Boolean).join(', ') })}
        </Notice>
      )}
      <div className={classes.foot}>
        <CharactersButton lang={project.target_lang} fieldOf={() => field.current ?? undefined} />
        <span className={classes.length} data-error={edit.whyNot === 'maxlength' || undefined}>
          {t('editor.counter', { count: lengthForLimit(edit.text), limit: edit.limit })}
        </span>
        <Button size="xs" variant="subtle" color="gray" onClick={edit.cancel}>
          {t('frame.cancel')}
        </Button>
        <Button
          size="xs"
          variant="filled"
          title={shortcutText('saveAndNext')}
          data-waiting={!edit.isReady || undefined}
          disabled={edit.whyNot !== undefined || edit.isSaving || wasDeleted}
          onClick={edit.save}
        >
          {t(edit.warning ? 'editorTranslations.saveAnyway' : 'editorTranslations.save')}
        </Button>
      </div>
    </li>
  );
}
