import { Button, Group, Modal, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { addSharedWord, editSharedWord } from '#contract/texts/shared-words.routes.ts';
import type { SharedWord } from '#contract/texts/shared-words.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { call } from '../../../data/wire/call.ts';
import { byField, Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { FormMarks } from '../../../ui/field-marks/FormMarks.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './SharedWordForm.module.css';
import { useSharedWordsChanged } from './use-shared-words-changed.ts';

type Props = {
  project: Project;
  /** The word to edit; left out for a new one. */
  word?: SharedWord;
  onClose: () => void;
};

/** The form of a word for all languages. Where somebody else has edited it meanwhile, saving again replaces theirs. */
export function SharedWordForm({ project, word, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const changed = useSharedWordsChanged();
  const [draft, setDraft] = useState({ word: word?.word ?? '', desc: word?.desc ?? '' });
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(word?.updated_at);
  const params = { project: project.id };
  const saving = useWrite({
    mutationFn: () =>
      word
        ? call(editSharedWord, { params: { ...params, word: word.id }, body: { ...draft, updated_at: seen } })
        : call(addSharedWord, { params, body: draft }),
    onSuccess: async (saved) => {
      announce(t(word ? 'dictionary.saved' : 'dictionary.added', { word: saved.word }));
      onClose();
      await changed();
    },
    onError: (error) => {
      if (!(error instanceof Failure && hasKind(error, 'changed'))) return;
      setSeen((error.current as SharedWord | undefined)?.updated_at);
    },
  });
  const notes = saving.error instanceof Failure ? byField(saving.error) : undefined;
  const field = (name: keyof typeof draft) => {
    const note = notes?.get(name);
    const bounds = name === 'word' ? LIMITS.word : LIMITS.wordDescription;
    return {
      name,
      value: draft[name],
      readOnly: saving.isPending,
      error: note && failureNoteText(t, note, bounds),
      autoComplete: 'off',
      onChange: (event: { currentTarget: { value: string } }) =>
        setDraft({ ...draft, [name]: event.currentTarget.value }),
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  const isOther = saving.error && !notes?.has('word') && !notes?.has('desc');
  return (
    <Modal
      opened
      onClose={onClose}
      title={word ? t('dictionary.edit', word) : t('sharedWords.add')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <form ref={form} className="grid gap-16" onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={t('dictionary.word')}
          lang={project.source_lang}
          classNames={{ input: classes.text }}
          {...field('word')}
        />
        <FormMarks form={form} texts={{ word: draft.word }} project={project} />
        <Textarea label={t('dictionary.desc')} minRows={2} maxRows={8} {...field('desc')} />
        {isOther && <Notice kind="error">{failureWords(t, saving.error)}</Notice>}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button type="submit" variant="filled" loading={saving.isPending}>
            {t('dictionary.save')}
          </Button>
        </Group>
        <LeaveQuestion
          isChanged={
            !saving.isSuccess && (draft.word !== (word?.word ?? '') || draft.desc !== (word?.desc ?? ''))
          }
        />
      </form>
    </Modal>
  );
}
