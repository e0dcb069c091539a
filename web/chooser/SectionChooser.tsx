import { Button, Checkbox } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/sections.ts';
import { printSectionsList } from '#domain/sections-list.ts';
import { chosenList } from './chosen-list.ts';
import { SectionChoice } from './SectionChoice.tsx';
import classes from './SectionChooser.module.css';

type Props = { projectId: string; lang: string; sections: readonly Section[] };

/** A box for each section and one for all of them; the editor opens on what is ticked (SPEC §2). */
export function SectionChooser({ projectId, lang, sections }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
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
    <form onSubmit={open}>
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
