import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotSectionName } from '#domain/core/names/display-names.ts';
import { useSectionsChanged } from '../../../data/queries/use-sections-changed.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/history/undo/use-offer-undo.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import classes from './SectionNameForm.module.css';

type Props = {
  project: Project;
  section: Section;
  label: string;
  lang: string;
  /** The current name, which others may change meanwhile. */
  now: string;
  /** Whether it may be empty. */
  isOptional?: boolean;
  save: (name: string) => Promise<unknown>;
  /** The announcement after saving. */
  saved: string;
  /** The error when someone else has changed it meanwhile. */
  meanwhile: (theirs: string) => string;
  /** Shown below the field: suggestions, which call `put` to fill it in. */
  children?: (put: (name: string) => void) => ReactNode;
  onClose: () => void;
};

/**
 * Edits a name of a section in its place: Enter saves, Escape cancels. A name saved by someone else meanwhile is shown
 * before it can be replaced (api.9).
 */
export function SectionNameForm({
  project,
  section,
  label,
  lang,
  now,
  isOptional,
  save,
  onClose,
  ...words
}: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [seen] = useState(now);
  const [name, setName] = useState(seen);
  const [wrong, setWrong] = useState<string>();
  const changed = useSectionsChanged(project);
  const offerUndo = useOfferUndo(project.id);
  const saving = useWrite({
    mutationFn: () => save(name),
    onSuccess: async () => {
      await changed();
      announce(words.saved);
      offerUndo('editSection', { section: section.id });
      onClose();
    },
    onError: async (error) => {
      const isConflict = error instanceof Failure && hasKind(error, 'changed');
      if (isConflict) await changed();
      else setWrong(failureWords(t, error, LIMITS.sectionName));
      field.current?.focus();
    },
  });
  const put = (name: string) => {
    setName(name);
    setWrong(undefined);
    field.current?.focus();
  };
  const whyNot = () => {
    const newName = name.trim();
    return newName === now || (isOptional && newName === '') ? undefined : whyNotSectionName(newName);
  };
  const submit = () => {
    const kind = whyNot();
    setWrong(kind && failureNoteText(t, { key: 'name', kind }, LIMITS.sectionName));
    if (kind) field.current?.focus();
    else if (name.trim() === now) onClose();
    else saving.mutate();
  };
  const theirs = now !== seen && words.meanwhile(now);
  return (
    <form
      className="row gap-8 align-start wrap"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) submit();
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
        aria-label={label}
        lang={lang}
        autoFocus
        value={name}
        error={wrong ?? theirs}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setWrong(undefined);
        }}
      />
      <Button type="submit" variant="filled" disabled={saving.isPending}>
        {t('sections.save')}
      </Button>
      <Button variant="subtle" color="gray" onClick={onClose}>
        {t('sections.cancel')}
      </Button>
      {words.children?.(put)}
      <LeaveQuestion isChanged={name.trim() !== now} />
    </form>
  );
}
