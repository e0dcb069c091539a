import { Button, Checkbox } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/sections.ts';
import { printSectionsList } from '#domain/sections-list.ts';
import { chosenList } from './chosen-list.ts';
import { SectionChoice } from './SectionChoice.tsx';
import classes from './SectionChooser.module.css';

type Props = {
  projectId: string;
  lang: string;
  targetLang: string;
  sections: readonly Section[];
  /** The one that is ticked at first, and has the focus: Enter opens it. */
  first: number | undefined;
};

/** A box for each section and one for all of them; the editor opens on what is ticked (SPEC §2). */
export function SectionChooser({ projectId, lang, targetLang, sections, first }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set(first === undefined ? [] : [first]));
  const list = useRef<HTMLFormElement>(null);
  useEffect(() => list.current?.querySelector<HTMLInputElement>('li input:checked')?.focus(), []);
  const isAll = chosen.size === sections.length;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  const open = (event: FormEvent) => {
    event.preventDefault();
    const sectionsList = printSectionsList(chosenList(sections, chosen));
    void navigate({
      to: '/projects/$projectId/editor/$sectionsList',
      params: { projectId, sectionsList },
    });
  };
  return (
    <form ref={list} onSubmit={open}>
      <div className={classes.all}>
        <Checkbox
          label={t('chooser.all')}
          checked={isAll}
          indeterminate={!isAll && chosen.size > 0}
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
        <Button type="submit" variant="filled" size="md" disabled={chosen.size === 0}>
          {t('chooser.open')}
        </Button>
        {chosen.size === 0 && <p>{t('chooser.none')}</p>}
      </div>
    </form>
  );
}
