import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotText } from '#domain/core/text/text.ts';
import { problemsOf } from '#domain/files/imports/parsed-source.ts';
import type { ImportedString } from '#domain/formats/model/reading.ts';
import { failureNoteText } from '../../../../language/failure-note-text.ts';
import type { DraftRow } from '../draft/draft.ts';
import classes from './RowFields.module.css';

type Props = {
  string: ImportedString;
  onSave: (changed: (row: DraftRow) => DraftRow) => void;
  onClose: () => void;
};

/** Edits the key and context of a string in the preview: Enter saves, Escape cancels. */
export function RowFields({ string, onSave, onClose }: Props) {
  const { t } = useTranslation();
  const [key, setKey] = useState(string.key);
  const [context, setContext] = useState(string.context);
  const wrong = (text: string, bounds: typeof LIMITS.key | typeof LIMITS.context) => {
    const kind = whyNotText(text, bounds);
    return kind && failureNoteText(t, { key: 'text', kind }, bounds);
  };
  const save = () => {
    const changed = { ...string, key: key.trim(), context };
    onSave((row) => ({ ...row, string: changed, problems: problemsOf(changed) }));
  };
  return (
    <form
      className={`grid gap-8 ${classes.fields}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
      }}
    >
      <TextInput
        size="sm"
        label={t('importSource.key')}
        autoFocus
        value={key}
        error={wrong(key.trim(), LIMITS.key)}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <Textarea
        size="sm"
        label={t('importSource.context')}
        autosize
        minRows={1}
        maxRows={6}
        value={context}
        error={wrong(context, LIMITS.context)}
        onChange={(event) => setContext(event.currentTarget.value)}
      />
      <div className="row gap-8 align-stretch">
        <Button type="submit" variant="filled">
          {t('importSource.done')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('frame.cancel')}
        </Button>
      </div>
    </form>
  );
}
