import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { editSection, type Section } from '#contract/sections.ts';
import { LIMITS } from '#domain/limits.ts';
import { whyNotSectionName } from '#domain/names.ts';
import { announce } from '../../announcements/announce.ts';
import { LeaveQuestion } from '../../dialogs/LeaveQuestion.tsx';
import { failureWords } from '../../language/failure-words.ts';
import { wordsFor } from '../../language/wording.ts';
import { call } from '../../wire/call.ts';
import { Failure, hasKind } from '../../wire/failure.ts';
import classes from './RenameSection.module.css';
import { useSectionsChanged } from './use-sections-changed.ts';

type Props = { project: Project; section: Section; onClose: () => void };

/**
 * A section's name being changed in its place: Enter saves, Escape leaves it as it was. What it was renamed to meanwhile
 * is told, and replaced only by who has seen it (DECISIONS §6).
 */
export function RenameSection({ project, section, onClose }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [seen] = useState(section.name);
  const [name, setName] = useState(seen);
  const [wrong, setWrong] = useState<string>();
  const changed = useSectionsChanged(project);
  const renaming = useMutation({
    mutationFn: () =>
      call(editSection, {
        params: { project: project.id, section: section.id },
        body: { name, updated_at: section.updated_at },
      }),
    onSuccess: async () => {
      await changed();
      announce(t('sections.renamed'));
      onClose();
    },
    onError: async (error) => {
      const isOvertaken = error instanceof Failure && hasKind(error, 'changed');
      if (isOvertaken) await changed();
      else setWrong(failureWords(t, error, LIMITS.sectionName));
      field.current?.focus();
    },
  });
  const rename = () => {
    const kind = name.trim() === section.name ? undefined : whyNotSectionName(name.trim());
    setWrong(kind && wordsFor(t, { key: 'name', kind }, LIMITS.sectionName));
    if (kind) field.current?.focus();
    else if (name.trim() === section.name) onClose();
    else renaming.mutate();
  };
  const theirs = section.name !== seen && t('sections.renamedMeanwhile', { name: section.name });
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
        error={wrong ?? theirs}
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
