import { Anchor } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExcessWords } from '../../projects/usage/use-quota-excess.ts';
import foot from '../import-shared/ImportFooter.module.css';
import { ImportFooter, ProgressFooter } from '../import-shared/ImportFooter.tsx';
import { problemWords } from './draft/problem-words.ts';
import type { ImportTexts } from './draft/use-import-texts.ts';
import type { ImportProgress } from './use-import.ts';

type Props = {
  projectId: string;
  texts: ImportTexts;
  /** A choice beside the totals. */
  choice: ReactNode;
  /** How many translations come in with the strings. */
  translations: number;
  /** What the quota has no room for. */
  shortage: ExcessWords | undefined;
  sending: ImportProgress | undefined;
  onProblems: () => void;
  onImport: () => void;
  onStop: () => void;
};

/** The footer of the page: the totals and *Import*, or the progress while the import runs. */
export function ImportSourceFooter({
  projectId,
  texts,
  choice,
  translations,
  shortage,
  sending,
  onProblems,
  onImport,
  onStop,
}: Props) {
  const { t } = useTranslation();
  const why = useWhyNotImport(texts, shortage);
  if (sending?.state === 'running' || sending?.state === 'stopping') {
    const { done, total, sent, state } = sending;
    const far =
      sent < 1 ? t('importSource.sent', { share: Math.floor(sent * 100) / 100 }) : t('importSource.storing');
    return (
      <ProgressFooter
        done={Math.round((done + sent) * 100)}
        total={total === 1 && sent === 1 ? 0 : total * 100}
        words={total > 1 ? `${t('importSource.progress', { done, total })} · ${far}` : far}
        isStopping={state === 'stopping'}
        onStop={onStop}
      />
    );
  }
  const { draft, checked, isStale } = texts;
  const { strings, sections, errors, warnings } = checked;
  const isShown = draft.length > 0 && !isStale;
  const action =
    isShown && strings > 0 ? t('importSource.submit', { count: strings }) : t('importSource.submitNone');
  return (
    <ImportFooter
      projectId={projectId}
      choice={isShown && choice}
      why={why}
      action={action}
      onAction={onImport}
    >
      {isShown && (
        <span>
          {t('importSource.strings', { count: strings })}
          {sections > 1 && ` ${t('importSource.inSections', { count: sections })}`}
          {translations > 0 && ` · ${t('importTranslations.pairs', { count: translations })}`}
        </span>
      )}
      {isShown && errors > 0 && (
        <Anchor component="button" type="button" className={foot.errors} onClick={onProblems}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
          {t('importSource.errors', { count: errors })}
        </Anchor>
      )}
      {isShown && warnings > 0 && (
        <Anchor component="button" type="button" className={foot.warnings} onClick={onProblems}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          {t('importSource.warnings', { count: warnings })}
        </Anchor>
      )}
    </ImportFooter>
  );
}

/**
 * Why the texts can't be imported as they are, in words (imports.24); undefined when they can. `shortage`: what the
 * quota has no room for.
 */
function useWhyNotImport(
  { draft, checked, isStale, isReading }: ImportTexts,
  shortage: ExcessWords | undefined,
): string | undefined {
  const { t } = useTranslation();
  if (isReading) return t('importShared.reading');
  if (draft.length === 0) return t('importShared.transformFirst');
  if (isStale) return t('importShared.changed');
  if (checked.sections === 0) return t('importSource.noneChosen');
  const [whole] = checked.whole;
  if (whole?.problem && checked.errors === 1) return problemWords(t, whole.problem);
  return checked.errors > 0 ? t('importShared.correct', { count: checked.errors }) : shortage?.what;
}
