import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FoundString } from '#contract/texts/find.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import type { Replacement } from '#domain/texts/find/replacement.ts';
import { rowsQuery } from '../../../data/queries/editor.ts';
import { stepByArrows } from '../../../ui/rows/step-by-arrows.ts';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { useEditor } from '../state/editor-context.ts';
import { StringTexts } from '../state/StringTexts.tsx';
import { type Exclusions, selectedIn, textsOf, withPlaceToggled, withTextsSelected } from './exclusions.ts';
import classes from './FoundStringRow.module.css';
import { FoundTextView } from './FoundTextView.tsx';
import type { FindPlaces } from './use-finder.ts';

type Props = {
  string: FoundString;
  /** The strings whose rows are fetched together with it. */
  chunk: readonly number[];
  /** The name of its section, if several are searched. */
  section: string | undefined;
  find: FindPlaces;
  replacement: Replacement | undefined;
  exclusions: Exclusions;
  onChange: (exclusions: Exclusions) => void;
  /** Moves the focus to the checkbox above or below. */
  onStep: (by: 1 | -1) => void;
  onLeave: () => void;
};

/** The number of characters that name a string in the label of its checkbox. */
const LABEL = 80;

/** A string with its found texts: the checkbox takes all of them out, a click on a match that one. */
export function FoundStringRow(props: Props) {
  const { string, chunk, section, find, replacement, exclusions, onChange, onStep, onLeave } = props;
  const { t } = useTranslation();
  const { project, projectRef } = useEditor();
  const { data } = useQuery(rowsQuery(project.id, chunk));
  const row = data?.find(({ id }) => id === string.id);
  const texts = textsOf(string);
  const selected = texts.reduce((sum, text) => sum + selectedIn(exclusions, text), 0);
  const total = texts.reduce((sum, { places }) => sum + places, 0);
  const isSource = texts[0]?.translation === null;
  return (
    <div className={`grid columns-auto-fill gap-12 row-gap-4 ${classes.row}`}>
      <Checkbox
        size="xs"
        data-grip
        className={classes.box}
        aria-label={t('finding.string', {
          index: string.index,
          text: (row?.text ?? texts[0]?.text ?? '').slice(0, LABEL),
        })}
        checked={selected > 0}
        indeterminate={selected > 0 && selected < total}
        onChange={() => onChange(withTextsSelected(exclusions, texts, selected === 0))}
        onKeyDown={stepByArrows(onStep)}
      />
      <div className={`row gap-8 align-baseline min-width-0 ui-12 ink-3 ${classes.head}`}>
        <Link
          to="/projects/$projectId/editor/$sectionsList"
          params={{ projectId: projectRef, sectionsList: printSectionId(string.section_id) }}
          search={{ string: string.id }}
          aria-label={t('finding.open', { index: string.index })}
          onClick={onLeave}
        >
          #{string.index}
        </Link>
        {section !== undefined && (
          <span className={`flex-none truncate ${classes.section}`} lang={project.source_lang}>
            {section}
          </span>
        )}
        {!isSource && (
          <p className="min-width-0 text-15 truncate" lang={project.source_lang}>
            <TextSigns text={row?.text ?? ''} lang={project.source_lang} />
          </p>
        )}
      </div>
      <StringTexts string={row ?? string}>
        {texts.map((text) => (
          <FoundTextView
            key={text.id}
            text={text}
            author={row?.translations.find(({ id }) => id === text.translation)?.author.username}
            lang={isSource ? project.source_lang : project.target_lang}
            find={find}
            replacement={replacement}
            exclusions={exclusions}
            onToggle={(place) => onChange(withPlaceToggled(exclusions, text, place))}
          />
        ))}
      </StringTexts>
    </div>
  );
}
