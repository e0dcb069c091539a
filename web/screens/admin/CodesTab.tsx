import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codesQuery } from '../../data/queries/codes.ts';
import { CodeForm } from './CodeForm.tsx';
import { CodeLine } from './CodeLine.tsx';
import classes from './CodesTab.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import list from './list.module.css';

/** The secret codes: adding, copying, deleting them (administration.2). */
export function CodesTab() {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  const query = useInfiniteQuery(codesQuery);
  const codes = query.data?.pages.flat();
  return (
    <div className={`padding-top-24 ${classes.tab}`}>
      <CodeForm />
      <h2 ref={head} tabIndex={-1}>
        {t('admin.codes')}
      </h2>
      {codes === undefined && !query.error && <ListSkeleton />}
      {codes?.length === 0 && <p className={list.nothing}>{t('admin.noCodes')}</p>}
      {codes && codes.length > 0 && (
        <ul className={`lines ${list.list}`} aria-label={t('admin.codes')}>
          {codes.map((code) => (
            // The line leaves the list with the focused button.
            <CodeLine key={code.id} code={code} onDeleted={() => head.current?.focus()} />
          ))}
        </ul>
      )}
      <LoadMore of={query} />
    </div>
  );
}
