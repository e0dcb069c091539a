import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { SharedWord } from '#contract/texts/shared-words.ts';
import classes from './UntranslatedWords.module.css';

/** Rows shown at first, and with each 'Show more'. */
const ROWS = 10;

type Props = {
  project: Pick<Project, 'source_lang'>;
  words: readonly SharedWord[];
  /** Left out for readers. */
  onTranslate: ((word: SharedWord) => void) | undefined;
};

/** The shared words that this dictionary lacks, each of which becomes a word of it with a translation (families.20). */
export function UntranslatedWords({ project, words, onTranslate }: Props) {
  const { t } = useTranslation();
  const head = useId();
  const [rows, setRows] = useState(ROWS);
  return (
    <section className={classes.section} aria-labelledby={head}>
      <h2 id={head}>{t('sharedWords.untranslated', { count: words.length })}</h2>
      <ul>
        {words.slice(0, rows).map((word) => (
          <li className="grid gap-12 row-gap-0 align-center breaks" key={word.id}>
            <span className="text-15 weight-600" lang={project.source_lang}>
              {word.word}
            </span>
            <span className={`ui-13 ink-2 ${classes.desc}`}>{word.desc}</span>
            {onTranslate && (
              <Button
                size="xs"
                aria-label={t('sharedWords.translate', { word: word.word })}
                onClick={() => onTranslate(word)}
              >
                {t('sharedWords.translateNow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {words.length > rows && (
        <Button size="xs" variant="subtle" color="gray" onClick={() => setRows(rows + ROWS * 10)}>
          {t('dictionary.showMore', { count: Math.min(ROWS * 10, words.length - rows) })}
        </Button>
      )}
    </section>
  );
}
