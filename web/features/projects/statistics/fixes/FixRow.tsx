import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { FaultyString } from '#contract/texts/findings.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { stepByArrows } from '../../../../ui/rows/step-by-arrows.ts';
import { TextSigns } from '../../../../ui/texts/TextSigns.tsx';
import { FixPreview } from '../../../../ui/word-diff/FixPreview.tsx';
import classes from './FixRow.module.css';

type Props = {
  project: Project;
  string: FaultyString;
  /** The name of its section, if there are several. */
  section: string | undefined;
  isChosen: boolean;
  onToggle: () => void;
  /** Moves the focus to the checkbox above or below. */
  onStep: (by: 1 | -1) => void;
};

/** The number of characters that name a string in the label of its checkbox. */
const LABEL = 80;

/** A string with its source, what would change in its translation, and whether it is chosen. */
export function FixRow({ project, string, section, isChosen, onToggle, onStep }: Props) {
  const { t } = useTranslation();
  const { id, index, section_id, text, translation, findings } = string;
  const fixes = new Map(
    findings.flatMap(({ fix }) => (fix ? [[`${fix.start} ${fix.end} ${fix.text}`, fix] as const] : [])),
  );
  return (
    <div className={`grid columns-auto-fill gap-12 row-gap-4 ${classes.row}`}>
      <Checkbox
        size="xs"
        data-grip
        className={classes.box}
        aria-label={t('fixes.choose', { index, text: text.slice(0, LABEL) })}
        checked={isChosen}
        onChange={onToggle}
        onKeyDown={stepByArrows(onStep)}
      />
      <div className="row gap-8 align-baseline min-width-0 ui-12 ink-3">
        <Link
          className="flex-none"
          to="/projects/$projectId/editor/$sectionsList"
          params={{ projectId: String(project.id), sectionsList: printSectionId(section_id) }}
          search={{ string: id }}
          aria-label={t('finding.open', { index })}
        >
          #{index}
        </Link>
        {section !== undefined && (
          <span className={`flex-none truncate ${classes.section}`} lang={project.source_lang}>
            {section}
          </span>
        )}
        <p className="min-width-0 text-15 truncate" lang={project.source_lang}>
          <TextSigns text={text} lang={project.source_lang} />
        </p>
      </div>
      <ul className={`grid gap-4 ${classes.fixes}`}>
        {translation &&
          [...fixes].map(([key, fix]) => (
            <li key={key}>
              <FixPreview text={translation.text} fix={fix} lang={project.target_lang} />
            </li>
          ))}
      </ul>
    </div>
  );
}
