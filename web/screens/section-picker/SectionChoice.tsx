import { Checkbox } from '@mantine/core';
import type { Section } from '#contract/sections.ts';
import { completeness } from '#domain/texts/progress.ts';
import { Percent } from '../../ui/project-cards/Percent.tsx';
import { ProgressBar } from '../../ui/project-cards/ProgressBar.tsx';
import classes from './SectionPicker.module.css';

type Props = {
  section: Section;
  lang: string;
  targetLang: string;
  isChosen: boolean;
  onToggle: (id: number) => void;
};

/** One section to select, and how far it is. */
export function SectionChoice({
  section: { id, name, translated_name, stats },
  lang,
  targetLang,
  isChosen,
  onToggle,
}: Props) {
  return (
    <li className={classes.section}>
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
      <span className={classes.percent}>
        <Percent value={completeness(stats)} />
      </span>
    </li>
  );
}
