import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { editSection, type Section } from '#contract/sections.ts';
import { LIMITS } from '#domain/limits.ts';
import { whyNotText } from '#domain/text.ts';
import { announce } from '../../announcements/announce.ts';
import { LeaveQuestion } from '../../dialogs/LeaveQuestion.tsx';
import { failureWords } from '../../language/failure-words.ts';
import { wordsFor } from '../../language/wording.ts';
import { call } from '../../wire/call.ts';
import classes from './RenameSection.module.css';
import { useSectionsChanged } from './use-sections-changed.ts';

type Props = { project: Project; section: Section; onClose: () => void };

/** A section's name being changed in its place: Enter saves, Escape leaves it as it was. */
export function RenameSection({ project, section, onClose }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(section.name);
  const [wrong, setWrong] = useState<string>();
  const changed = useSectionsChanged(project);
  const renaming = useMutation({
    mutationFn: () =>
      call(editSection, { params: { project: project.id, section: section.id }, body: { name } }),
    onSuccess: async () => {
      await changed();
      announce(t('sections.renamed'));
      onClose();
    },
    onError: (error) => {
      setWrong(failureWords(t, error, LIMITS.sectionName));
      field.current?.focus();
    },
  });
  const rename = () => {
    const kind = whyNotText(name.trim(), LIMITS.sectionName);
    setWrong(kind && wordsFor(t, { key: 'name', kind }, LIMITS.sectionName));
    if (kind) field.current?.focus();
    else if (name.trim() === section.name) onClose();
    else renaming.mutate();
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!renaming.isPending) rename();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextInput
        ref={field}
        size="sm"
        className={classes.name}
        classNames={{ input: classes.input }}
        aria-label={t('project.sectionName')}
        lang={project.source_lang}
        autoFocus
        value={name}
        error={wrong}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setWrong(undefined);
        }}
      />
      <Button type="submit" variant="filled" disabled={renaming.isPending}>
        {t('sections.save')}
      </Button>
      <Button variant="subtle" color="gray" onClick={onClose}>
        {t('sections.cancel')}
      </Button>
      <LeaveQuestion isChanged={name.trim() !== section.name} />
    </form>
  );
}
