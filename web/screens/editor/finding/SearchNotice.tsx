import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { findTexts } from '#contract/texts/find.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './FindMode.module.css';
import type { SearchState } from './use-search.ts';

type Props = {
  state: SearchState;
  error: Error | null | undefined;
  found: { places: number; texts: number };
  /** The last reply. */
  last: Pick<ReplyOf<typeof findTexts>, 'searched' | 'amount'> | undefined;
  /** Whether more single matches are left out than a call takes. */
  isTooMany: boolean;
};

/** How far a search is and what it has found. */
export function SearchNotice({ state, error, found, last, isTooMany }: Props) {
  const { t } = useTranslation();
  const { searched = 0, amount = 0 } = last ?? {};
  const isNone = found.places === 0;
  return (
    <div className={`grid gap-8 ${classes.notices}`}>
      {state === 'running' && (
        <progress
          className={classes.bar}
          {...(last && { max: amount, value: searched })}
          aria-label={t('finding.title')}
        />
      )}
      <p role="status" className="ui-12 ink-2">
        {state === 'none' && t('finding.begin')}
        {state === 'running' && last && t('finding.running', { searched, amount })}
        {state === 'stopped' && t('finding.stopped', { searched, amount })}
        {(state === 'done' || state === 'full') &&
          (isNone
            ? t('finding.none')
            : t('finding.found', {
                count: found.places,
                texts: t('finding.texts', { count: found.texts }),
              }))}
      </p>
      {state === 'full' && <Notice kind="info">{t('finding.full', { max: found.texts })}</Notice>}
      {isTooMany && <Notice kind="warning">{t('finding.tooManyExcepted')}</Notice>}
      {error && <Notice kind="error">{failureWords(t, error)}</Notice>}
    </div>
  );
}
