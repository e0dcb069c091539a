import { Button, Checkbox } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/sections.ts';
import { ALL_SECTIONS, printSectionsList } from '#domain/addresses/sections-list.ts';
import { chosenList } from './chosen-list.ts';
import { SectionChoice } from './SectionChoice.tsx';
import classes from './SectionPicker.module.css';

type Props = {
  projectId: string;
  lang: string;
  targetLang: string;
  sections: readonly Section[];
  /** The one that is selected at first, and has the focus: Enter opens it. */
  first: number | undefined;
};

/** A box for each section and one for all of them; the editor opens on those that are selected (editor.1). */
export function SectionChooser({ projectId, lang, targetLang, sections, first }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set(first === undefined ? [] : [first]));
  const list = useRef<HTMLFormElement>(null);
  useEffect(() => list.current?.querySelector<HTMLInputElement>('li input:checked')?.focus(), []);
  const selected = chosenList(sections, chosen);
  const isAll = selected === ALL_SECTIONS;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (selected === undefined) return;
    void navigate({
      to: '/projects/$projectId/editor/$sectionsList',
      params: { projectId, sectionsList: printSectionsList(selected) },
    });
  };
  return (
    <form ref={list} onSubmit={open}>
      <div className={classes.all}>
        <Checkbox
          label={t('chooser.all')}
          checked={isAll}
          indeterminate={!isAll && selected !== undefined}
          onChange={() => choose(isAll ? new Set() : new Set(sections.map(({ id }) => id)))}
        />
      </div>
      <ul className={classes.list}>
        {sections.map((section) => (
          <SectionChoice
            key={section.id}
            section={section}
            lang={lang}
            targetLang={targetLang}
            isChosen={chosen.has(section.id)}
            onToggle={toggle}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        <Button type="submit" variant="filled" size="md" disabled={selected === undefined}>
          {t('chooser.open')}
        </Button>
        {selected === undefined && <p>{t('chooser.none')}</p>}
      </div>
    </form>
  );
}
