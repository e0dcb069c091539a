import { VisuallyHidden } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/history/log.ts';
import type { Project } from '#contract/projects/projects.ts';
import { isLogField } from '#domain/core/events/log-fields.ts';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import classes from './Changes.module.css';
import { changesOf, languageOf } from './entry-texts.ts';
import { valueWords } from './value-words.ts';

type Props = { entry: LogEntry; project: Project };

/** The changes of a log entry: texts as a word diff, other values before and after. */
export function Changes({ entry, project }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <dl className={`grid ui-13 ${classes.changes}`}>
      {changesOf(entry).map(({ field, before, after }) => {
        const [old, now] = [before, after].map((value) => valueWords(t, i18n.language, field, value));
        const isText = old === undefined || now === undefined;
        return (
          <div key={field}>
            <dt>{fieldWords(t, field)}</dt>
            {isText ? (
              <dd className={classes.text} lang={languageOf(entry.w, field, project)}>
                <WordDiff before={String(before)} after={String(after)} />
              </dd>
            ) : (
              <dd>
                <VisuallyHidden>{t('log.before')} </VisuallyHidden>
                {old} <span aria-hidden="true">→</span> <VisuallyHidden>{t('log.after')} </VisuallyHidden>
                {now}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** A field's name in words; a field of another version of the service is shown by its name in the entry. */
const fieldWords = (t: TFunction, field: string): string =>
  isLogField(field) ? t(`log.field.${field}`) : field;
