import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../offline/NotLoaded.tsx';
import { codesQuery } from '../wire/codes.ts';
import { CodeForm } from './CodeForm.tsx';
import { CodeLine } from './CodeLine.tsx';
import classes from './CodesTab.module.css';
import { Coming } from './Coming.tsx';
import list from './list.module.css';

/** The secret codes: adding, copying, deleting them (SPEC §2). */
export function CodesTab() {
  const { t } = useTranslation();
  const { data: codes, error, refetch } = useQuery(codesQuery);
  return (
    <div className={classes.tab}>
      <CodeForm />
      <h2>{t('admin.codes')}</h2>
      {codes === undefined &&
        (error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <Coming />)}
      {codes?.length === 0 && <p className={list.nothing}>{t('admin.noCodes')}</p>}
      {codes && codes.length > 0 && (
        <ul className={list.list} aria-label={t('admin.codes')}>
          {codes.map((code) => (
            <CodeLine key={code.id} code={code} />
          ))}
        </ul>
      )}
    </div>
  );
}
