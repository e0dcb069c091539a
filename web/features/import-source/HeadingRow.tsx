import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HEADING_LEVELS } from '#domain/headings/outline.ts';
import type { FoundHeading } from '../import-shared/read-source.ts';
import classes from './HeadingsPanel.module.css';

type Props = {
  heading: FoundHeading;
  lang: string;
  /** Whether a section begins at it. */
  isCut: boolean;
  disabled: boolean;
  onTurn: () => void;
};

/** A heading with the size of what follows it. */
export function HeadingRow({ heading, lang, isCut, disabled, onTurn }: Props) {
  const { t } = useTranslation();
  const { name, level, isOwn, strings, characters } = heading;
  const size = `${t('load.strings', { count: strings })}, ${t('headings.characters', { count: characters })}`;
  return (
    <div className={classes.row} data-cut={isCut || undefined} data-depth={HEADING_LEVELS.indexOf(level)}>
      <Checkbox
        checked={isCut}
        disabled={disabled}
        onChange={onTurn}
        label={
          <span className={classes.words}>
            <span className={classes.name} lang={lang}>
              {name}
            </span>
            <span className={classes.size}>
              {t(isOwn ? 'headings.own' : `headings.one.${level}`)} · {size}
            </span>
          </span>
        }
      />
    </div>
  );
}
