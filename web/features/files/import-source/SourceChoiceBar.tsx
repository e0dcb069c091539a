import { Button, SegmentedControl, Switch } from '@mantine/core';
import { IconListTree } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  type OpenInCues,
  SOURCE_TYPES,
  type SourceChoice,
  SPLIT_MODES,
} from '#domain/files/previews/source-choice.ts';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { familyWords } from '../import-shared/family-words.ts';
import { CueChoice } from './CueChoice.tsx';
import classes from './SourceChoiceBar.module.css';

type Props = {
  choice: SourceChoice;
  /** How many chapters the text could be split into; 0 for none. */
  chapters: number;
  disabled: boolean;
  onChoose: (choice: SourceChoice) => void;
  /** What the text says of its frame rate and languages, once it was read as subtitles. */
  cues?: OpenInCues | undefined;
  /** Opens and closes the list of headings with this id; undefined for texts without headings. */
  headings?: { readonly id: string; readonly isOpen: boolean; readonly onTurn: () => void } | undefined;
};

/** Chooses the type of a text, and for plain text how it is split (imports.4, imports.10). */
export function SourceChoiceBar({ choice, chapters, disabled, onChoose, cues, headings }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`row gap-8 wrap ${classes.types}`} data-choice>
      <SegmentedChoice
        label={t('importSource.type')}
        options={SOURCE_TYPES.map((value) => ({ value, label: familyWords(t, value) }))}
        value={choice.type}
        disabled={disabled}
        onChange={(type) => onChoose({ ...choice, type })}
      />
      {choice.type === 'text' && (
        <SegmentedControl
          aria-label={t('importSource.splitInto')}
          data={SPLIT_MODES.map((value) => ({ value, label: t(`importSource.${value}`) }))}
          value={choice.cut}
          disabled={disabled}
          onChange={(cut) => onChoose({ ...choice, cut })}
        />
      )}
      {choice.type === 'text' && choice.cut === 'subtitles' && cues && (
        <CueChoice choice={choice} cues={cues} disabled={disabled} onChoose={onChoose} />
      )}
      {chapters > 0 && choice.type === 'text' && choice.cut !== 'subtitles' && (
        <Switch
          label={t('importSource.chapters', { count: chapters })}
          checked={choice.isInChapters}
          disabled={disabled}
          onChange={(event) => onChoose({ ...choice, isInChapters: event.currentTarget.checked })}
        />
      )}
      {headings && choice.type === 'text' && choice.cut !== 'subtitles' && (
        <Button
          size="xs"
          leftSection={<IconListTree size={14} stroke={1.75} />}
          aria-expanded={headings.isOpen}
          aria-controls={headings.isOpen ? headings.id : undefined}
          onClick={headings.onTurn}
        >
          {t(headings.isOpen ? 'headings.close' : 'headings.open')}
        </Button>
      )}
    </div>
  );
}
