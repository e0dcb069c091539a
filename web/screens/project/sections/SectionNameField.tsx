import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotSectionName } from '#domain/core/names/display-names.ts';
import { useSectionsChanged } from '../../../data/queries/use-sections-changed.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/history/undo/use-offer-undo.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import classes from './SectionNameField.module.css';

/** The field that adds a section by its name; it stays open for the next one. */
export function SectionNameField({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation();
  const changed = useSectionsChanged(project);
  const offerUndo = useOfferUndo(project.id);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const adding = useWrite({
    mutationFn: () => call(addSection, { params: { project: project.id }, body: { name } }),
    onSuccess: async ({ id }) => {
      setName('');
      announce(t('undo.act.addSection'));
      offerUndo('addSection', { section: id });
      await changed();
    },
    onError: (error) => setWrong(failureWords(t, error, LIMITS.sectionName)),
    onSettled: () => field.current?.focus(),
  });
  const add = () => {
    const kind = whyNotSectionName(name.trim());
    setWrong(kind && failureNoteText(t, { key: 'name', kind }, LIMITS.sectionName));
    if (kind) field.current?.focus();
    else adding.mutate();
  };
  return (
    <form
      className={`row gap-8 align-start wrap ${classes.adding}`}
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
        lang={project.source_lang}
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
