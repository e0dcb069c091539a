import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowString } from '../../../data/queries/editor.ts';
import { byField, Failure } from '../../../data/wire/failure.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { shortcutText } from '../../../ui/shortcuts/shortcut-text.ts';
import { runByKey } from '../shortcuts/on-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { useRow } from '../state/page-context.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import classes from './EditString.module.css';
import { focusStringForm, STRING_FORM_ID } from './focus-string-form.ts';
import { StringFields } from './StringFields.tsx';
import { NOTED_FIELDS } from './string-draft.ts';
import { useStringEdit } from './use-string-edit.ts';

type Props = {
  row: RowString;
  /** Called once it is saved, with whether to go to the next string. */
  onSaved: (then: 'next' | 'stay') => void;
  /** Leaves the edit mode; the draft is kept unless the edit was cancelled. */
  onLeave: () => void;
};

/** The form of the chosen string's own fields. Ctrl+Enter saves, Esc leaves and keeps the draft. */
export function EditString({ row: string, onSaved, onLeave }: Props) {
  const row = useRow(string);
  const { t } = useTranslation();
  const { project } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const afterSave = useRef<'next' | 'stay'>('stay');
  const edit = useStringEdit({ row, onSaved: () => onSaved(afterSave.current) });
  const { theirs, error, isGone } = edit;
  const [hasWrongTimes, setWrongTimes] = useState(false);
  const notes = error instanceof Failure ? byField(error) : undefined;
  const wrong = NOTED_FIELDS.find((field) => notes?.has(field));

  useEffect(() => void focusStringForm(), []);
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }, [wrong]);

  const save = (next: 'next' | 'stay') => {
    if (hasWrongTimes) return;
    afterSave.current = next;
    edit.save();
  };
  const cancel = () => {
    edit.discard();
    onLeave();
  };
  const byKey = ({ nativeEvent }: KeyboardEvent) =>
    runByKey(nativeEvent, {
      saveAndNext: () => save('next'),
      saveAndStay: () => save('stay'),
      leave: onLeave,
    });
  return (
    <form
      ref={form}
      id={STRING_FORM_ID}
      className={`grid gap-10 ${classes.form}`}
      aria-label={t('editorStrings.editing', { index: row.index })}
      noValidate
      data-mantine-stop-propagation
      onSubmit={(event) => {
        event.preventDefault();
        save('stay');
      }}
      onKeyDown={byKey}
    >
      <StringFields
        draft={edit.draft}
        onWrite={edit.write}
        readOnly={edit.isSaving}
        refused={error}
        place={{ section: row.section_id, string: row.id }}
        onWrongTimes={setWrongTimes}
      />
      {isGone && <Notice kind="error">{t('stringForms.gone')}</Notice>}
      {error && !isGone && !wrong && <Notice kind="error">{failureWords(t, error)}</Notice>}
      {theirs && !isGone && (
        <ConflictNotice
          theirs={theirs}
          draft={edit.draft}
          lang={project.source_lang}
          onTake={edit.takeTheirs}
        />
      )}
      {row.translations.length > 0 && (
        <p className="ui-12 ink-3">{t('stringForms.stay', { count: row.translations.length })}</p>
      )}
      <div className={`row gap-4 align-stretch justify-end ${classes.foot}`}>
        <Button size="xs" variant="subtle" color="gray" onClick={cancel}>
          {t('frame.cancel')}
        </Button>
        <Button
          size="xs"
          variant="filled"
          type="submit"
          title={shortcutText('saveAndNext')}
          loading={edit.isSaving}
          disabled={(!edit.maySave || hasWrongTimes) && !edit.isSaving}
        >
          {t('editorStrings.save')}
        </Button>
      </div>
    </form>
  );
}
