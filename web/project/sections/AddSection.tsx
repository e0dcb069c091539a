import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { LIMITS } from '#domain/limits.ts';
import { whyNotText } from '#domain/text.ts';
import { LeaveQuestion } from '../../dialogs/LeaveQuestion.tsx';
import { failureWords } from '../../language/failure-words.ts';
import { wordsFor } from '../../language/wording.ts';
import { call } from '../../wire/call.ts';
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
  // The button comes back in the field's place, and takes the focus that was in it.
  const [isLeft, leave] = useState(false);
  const close = () => {
    leave(true);
    onOpened(false);
  };
  if (opened) return <SectionNameField project={project} onClose={close} />;
  return (
    <Button
      autoFocus={isLeft}
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
  const adding = useMutation({
    mutationFn: () => call(addSection, { params: { project: project.id }, body: { name } }),
    onSuccess: async () => {
      setName('');
      await changed();
    },
    onError: (error) => setWrong(failureWords(t, error, LIMITS.sectionName)),
    onSettled: () => field.current?.focus(),
  });
  const add = () => {
    const kind = whyNotText(name.trim(), LIMITS.sectionName);
    setWrong(kind && wordsFor(t, { key: 'name', kind }, LIMITS.sectionName));
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
      <LeaveQuestion isChanged={name.trim() !== ''} />
    </form>
  );
}
