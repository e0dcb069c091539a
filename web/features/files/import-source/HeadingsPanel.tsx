import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { isSplitHeading } from '#domain/files/headings/chapters.ts';
import { HEADING_LEVELS } from '#domain/files/headings/outline.ts';
import type { FoundHeading, Headings } from '#domain/files/previews/read-text.ts';
import {
  DEFAULT_HEADINGS,
  type HeadingChoice,
  type SourceChoice,
} from '#domain/files/previews/source-choice.ts';
import { ScrollBoxRows } from '../../../ui/rows/VirtualRows.tsx';
import classes from './HeadingsPanel.module.css';

type Props = {
  id: string;
  choice: SourceChoice;
  headings: Headings;
  /** How many sections the text is split into. */
  chapters: number;
  lang: string;
  disabled: boolean;
  onChoose: (choice: SourceChoice) => void;
};

/** How long typing has to pause before a text is read with another pattern, in milliseconds. */
const DEBOUNCE = 300;

/** Chooses the headings at which a text is split: by level, one by one, or by a pattern. */
export function HeadingsPanel({ id, choice, headings, chapters, lang, disabled, onChoose }: Props) {
  const { t } = useTranslation();
  const { found, level: best } = headings;
  const chosen = choice.headings ?? DEFAULT_HEADINGS;
  const level = chosen.level ?? best;
  const [pattern, setPattern] = useState(chosen.pattern);
  const choose = (changed: Partial<HeadingChoice>) =>
    onChoose({ ...choice, isInChapters: true, headings: { ...chosen, ...changed } });
  const choosePattern = useDebouncedCallback((pattern: string) => choose({ pattern: pattern.trim() }), {
    delay: DEBOUNCE,
    // The typed pattern is applied even if the panel is closed at once.
    flushOnUnmount: true,
  });
  const isCut = choice.isInChapters ? isSplitHeading({ ...chosen, level }) : () => false;
  const toggle = ({ line }: FoundHeading) => {
    const { otherwise = [] } = chosen;
    const isToggled = otherwise.includes(line);
    choose({ otherwise: isToggled ? otherwise.filter((one) => one !== line) : [...otherwise, line] });
  };
  const levels = HEADING_LEVELS.filter((one) => one === level || found.some(({ level }) => level === one));
  return (
    <section id={id} className={classes.panel} aria-label={t('headings.title')} data-choice>
      <div className="grid columns-fill-fill gap-8">
        <NativeSelect
          size="sm"
          label={t('headings.cutAt')}
          data={levels.map((value) => ({ value, label: t(`headings.level.${value}`) }))}
          value={level ?? ''}
          disabled={disabled || levels.length === 0}
          onChange={(event) => {
            const level = HEADING_LEVELS.find((one) => one === event.currentTarget.value);
            choose({ level, otherwise: [] });
          }}
        />
        <TextInput
          size="sm"
          label={t('headings.pattern')}
          placeholder={t('headings.patternExample')}
          aria-describedby={`${id}-hint`}
          maxLength={LIMITS.pattern.max}
          value={pattern}
          disabled={disabled}
          onChange={(event) => {
            setPattern(event.currentTarget.value);
            choosePattern(event.currentTarget.value);
          }}
        />
      </div>
      <p id={`${id}-hint`} className={`ui-12 ink-2 ${classes.hint}`}>
        {t('headings.patternHint')}
      </p>
      <p className={`ui-13 weight-500 ink-1 ${classes.result}`} role="status">
        {choice.isInChapters && chapters > 0
          ? t('headings.result', { count: chapters })
          : t('headings.notCut')}
      </p>
      {found.length === 0 ? (
        <p className={`ui-12 ink-2 ${classes.hint}`}>{t('headings.none')}</p>
      ) : (
        <ScrollBoxRows
          label={t('headings.list')}
          rows={found}
          idOf={({ line }) => String(line)}
          height={() => HEIGHT}
          focused={undefined}
        >
          {(heading) => (
            <HeadingRow
              heading={heading}
              lang={lang}
              isCut={isCut(heading)}
              disabled={disabled || !choice.isInChapters}
              onToggle={() => toggle(heading)}
            />
          )}
        </ScrollBoxRows>
      )}
    </section>
  );
}

/** The estimated height of a row with one line, in pixels. */
const HEIGHT = 31;

type HeadingProps = {
  heading: FoundHeading;
  lang: string;
  /** Whether a section begins at it. */
  isCut: boolean;
  disabled: boolean;
  onToggle: () => void;
};

/** A heading with the size of its section. */
function HeadingRow({ heading, lang, isCut, disabled, onToggle }: HeadingProps) {
  const { t } = useTranslation();
  const { name, level, isOwn, strings, characters } = heading;
  const size = `${t('importSource.strings', { count: strings })}, ${t('headings.characters', { count: characters })}`;
  return (
    <div className={classes.row} data-cut={isCut || undefined} data-depth={HEADING_LEVELS.indexOf(level)}>
      <Checkbox
        checked={isCut}
        disabled={disabled}
        onChange={onToggle}
        label={
          <span className={classes.words}>
            <span className={`ink-2 breaks ${classes.name}`} lang={lang}>
              {name}
            </span>
            <span className="ui-12 ink-3">
              {t(isOwn ? 'headings.own' : `headings.one.${level}`)} · {size}
            </span>
          </span>
        }
      />
    </div>
  );
}
