import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { LIMITS } from '#domain/limits.ts';
import { whyNotText } from '#domain/text.ts';
import { wordsFor } from '../../language/wording.ts';
import { call } from '../../wire/call.ts';
import { Failure } from '../../wire/failure.ts';
import classes from './AddSection.module.css';
import { useSectionsChanged } from './use-sections-changed.ts';

type Props = {
  project: Project;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  /** Whether it is what comes next, and so the page's filled button. */
  first?: boolean;
};

/** Adds sections at the end, one after another: the field stays open for the next chapter's name. */
export function AddSection({ project, opened, onOpened, first = false }: Props) {
  const { t } = useTranslation();
  if (opened) return <SectionNameField project={project} onClose={() => onOpened(false)} />;
  return (
    <Button
      {...(first ? { variant: 'filled' } : { variant: 'subtle', color: 'gray' })}
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => onOpened(true)}
    >
      {t('project.addSection')}
    </Button>
  );
}

function SectionNameField({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation();
  const changed = useSectionsChanged(project);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const words = (note: { key: string; kind: Failure['errors'][number]['kind'] }) =>
    wordsFor(t, note, note.key === 'name' ? LIMITS.sectionName : undefined);
  const adding = useMutation({
    mutationFn: () => call(addSection, { params: { project: project.id }, body: { name } }),
    onSuccess: async () => {
      setName('');
      await changed();
    },
    onError: (error) => {
      const note = error instanceof Failure ? error.errors[0] : undefined;
      setWrong(note ? words(note) : t('failures.some'));
    },
    onSettled: () => field.current?.focus(),
  });
  const add = () => {
    const kind = whyNotText(name.trim(), LIMITS.sectionName);
    setWrong(kind && words({ key: 'name', kind }));
    if (kind) field.current?.focus();
    else adding.mutate();
  };
  return (
    <form
      className={classes.adding}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!adding.isPending) add();
      }}
    >
      <TextInput
        ref={field}
        size="sm"
        className={classes.name}
        label={t('project.sectionName')}
        autoFocus
        value={name}
        error={wrong}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setWrong(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <Button type="submit" disabled={adding.isPending}>
        {t('project.add')}
      </Button>
      <Button variant="subtle" color="gray" onClick={onClose}>
        {t('frame.close')}
      </Button>
    </form>
  );
}
