import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/history/log.ts';
import { dictionaryQuery } from '../../../data/queries/dictionary.ts';
import classes from './LogList.module.css';
import { useLogContext } from './log-context.ts';
import { editorAt, placeOf } from './log-event.ts';

/** A link to what an entry is about; a sentence where that is gone (log.21). */
export function EntryPlace({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation();
  const { project, sections } = useLogContext();
  const place = placeOf(entry);
  if (!place) return null;
  if (place.kind === 'word') return <WordPlace word={place.word} />;
  if (place.kind === 'user') {
    return (
      <Placed>
        <Link to="/users/$userId" params={{ userId: String(place.id) }}>
          {t('log.place.user', { user: place.username })}
          <Arrow />
        </Link>
      </Placed>
    );
  }
  if (place.kind === 'string') {
    if (place.section === null) return <Placed isGone>{t('log.place.noString')}</Placed>;
    return (
      <Placed>
        <Link {...editorAt(project.id, place.section)} search={{ string: place.string }}>
          {t('log.place.string')}
          <Arrow />
        </Link>
      </Placed>
    );
  }
  if (!sections.some(({ id }) => id === place.section))
    return <Placed isGone>{t('log.place.noSection')}</Placed>;
  return (
    <Placed>
      <Link {...editorAt(project.id, place.section)}>
        {t('log.place.section')}
        <Arrow />
      </Link>
    </Placed>
  );
}

/** The tab of the dictionary, which shows the word; the dictionary tells whether it is there. */
function WordPlace({ word }: { word: string }) {
  const { t } = useTranslation();
  const { project } = useLogContext();
  const { data } = useQuery(dictionaryQuery(project.id));
  if (!data) return null;
  if (!data.some((entry) => entry.word === word)) return <Placed isGone>{t('log.place.noWord')}</Placed>;
  return (
    <Placed>
      <Link
        to="/projects/$projectId"
        params={{ projectId: String(project.id) }}
        search={{ word }}
        hash="dictionary"
        resetScroll={false}
      >
        {t('log.place.word')}
        <Arrow />
      </Link>
    </Placed>
  );
}

const Arrow = () => <IconArrowRight size={14} stroke={1.75} aria-hidden="true" />;

const Placed = ({ isGone = false, children }: { isGone?: boolean; children: ReactNode }) => (
  <p className={`${classes.place} ${isGone ? classes.gone : ''}`}>{children}</p>
);
