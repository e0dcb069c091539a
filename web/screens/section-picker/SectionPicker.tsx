import { Button, Checkbox } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/texts/sections.ts';
import { ALL_SECTIONS, printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { translatedPercent } from '#domain/core/text/progress.ts';
import { Percent } from '../../ui/project-cards/Percent.tsx';
import { ProgressBar } from '../../ui/project-cards/ProgressBar.tsx';
import classes from './SectionPicker.module.css';
import { selectedSections } from './selected-sections.ts';

type Props = {
  projectId: string;
  lang: string;
  targetLang: string;
  sections: readonly Section[];
  /** The section that is selected and focused at first, so that Enter opens it. */
  first: number | undefined;
};

/** Checkboxes for the sections with which the editor opens (editor.1). */
export function SectionPicker({ projectId, lang, targetLang, sections, first }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(first === undefined ? [] : [first]));
  const list = useRef<HTMLFormElement>(null);
  useEffect(() => list.current?.querySelector<HTMLInputElement>('li input:checked')?.focus(), []);
  const selected = selectedSections(sections, chosen);
  const isAll = selected === ALL_SECTIONS;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
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
      <div className={`row gap-12 ${classes.all}`}>
        <Checkbox
          label={t('sectionPicker.all')}
          checked={isAll}
          indeterminate={!isAll && selected !== undefined}
          onChange={() => setChosen(isAll ? new Set() : new Set(sections.map(({ id }) => id)))}
        />
      </div>
      <ul>
        {sections.map((section) => (
          <SectionItem
            key={section.id}
            section={section}
            lang={lang}
            targetLang={targetLang}
            isChosen={chosen.has(section.id)}
            onToggle={toggle}
          />
        ))}
      </ul>
      <div className="row gap-16 row-gap-8 wrap margin-top-24 ui-13 ink-3">
        <Button type="submit" variant="filled" size="md" disabled={selected === undefined}>
          {t('sectionPicker.open')}
        </Button>
        {selected === undefined && <p>{t('sectionPicker.none')}</p>}
      </div>
    </form>
  );
}

type ItemProps = {
  section: Section;
  lang: string;
  targetLang: string;
  isChosen: boolean;
  onToggle: (id: number) => void;
};

/** A section with its checkbox and progress. */
function SectionItem({
  section: { id, name, translated_name, stats },
  lang,
  targetLang,
  isChosen,
  onToggle,
}: ItemProps) {
  return (
    <li className={`row gap-12 ${classes.section}`}>
      <Checkbox
        className={classes.name}
        label={<span lang={lang}>{name}</span>}
        description={translated_name !== null && <span lang={targetLang}>{translated_name}</span>}
        checked={isChosen}
        onChange={() => onToggle(id)}
      />
      <span className={classes.bar}>
        <ProgressBar stats={stats} height={4} />
      </span>
      <span className={`ui-13 ink-2 ${classes.percent}`}>
        <Percent value={translatedPercent(stats)} />
      </span>
    </li>
  );
}
