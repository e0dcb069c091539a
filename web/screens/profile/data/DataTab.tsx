import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { downloadMyData } from '#contract/site/account-deletion.routes.ts';
import { accountDeletionQuery } from '../../../data/queries/account-deletion.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import classes from '../account/AccountTab.module.css';
import { DeletionForm } from './DeletionForm.tsx';
import { PendingDeletion } from './PendingDeletion.tsx';

/** *My data*: downloading it, and deleting the account (accounts.34, accounts.27). */
export function DataTab() {
  const { t } = useTranslation();
  const { data: state, error, refetch } = useQuery(accountDeletionQuery);
  return (
    <div className={`grid padding-top-24 ${classes.tab}`}>
      <section className="min-width-0">
        <h2>{t('myData.all')}</h2>
        <p className={`ui-13 ink-3 ${classes.hint}`}>{t('myData.allHint')}</p>
        {/* A link, so that the browser writes a file of any size to the disk as it comes. */}
        <Button component="a" href={downloadMyData.path} download>
          {t('myData.download')}
        </Button>
      </section>
      <section className="min-width-0">
        <h2>{t('myData.deletion')}</h2>
        {state ? (
          <>
            <p className={`ui-13 ink-3 ${classes.hint}`}>{t('myData.deletionHint', { count: state.days })}</p>
            {state.deletion ? (
              <PendingDeletion deletion={state.deletion} isHere />
            ) : (
              <DeletionForm state={state} />
            )}
          </>
        ) : error ? (
          <NotLoaded error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={64} aria-hidden="true" />
        )}
      </section>
    </div>
  );
}
