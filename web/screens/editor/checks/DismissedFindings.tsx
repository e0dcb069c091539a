import { UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dismissal } from '#contract/texts/dismissals.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import classes from './Findings.module.css';
import { FindingWords, NamedKindIcon } from './FindingWords.tsx';
import { findingKey, findingWords } from './finding-words.ts';
import type { SortedFindings } from './kept-findings.ts';

type Props = {
  dismissed: SortedFindings['dismissed'];
  mayRestore: (dismissal: Dismissal) => boolean;
  onRestore: (dismissal: Dismissal) => void;
};

/** How many findings of a text are dismissed; a press shows them with who did it, how, when and why (dismissals.11). */
export function DismissedFindings({ dismissed, mayRestore, onRestore }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (dismissed.length === 0) return null;
  const words = t('dismissals.dismissed', { count: dismissed.length });
  return (
    <div className="grid">
      <UnstyledButton
        className={classes.quiet}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
      </UnstyledButton>
      {isOpen && (
        <ul id={id} className={classes.list} aria-label={words}>
          {dismissed.map(({ finding, dismissal }) => (
            <li key={findingKey(finding)} className={classes.finding}>
              <NamedKindIcon kind={finding.kind} />
              <div className={classes.dismissed}>
                <FindingWords finding={finding} />
                <div className="facts ink-3">
                  <span>{t(`dismissals.of.${dismissal.scope}`)}</span>
                  <span>{dismissal.user.username}</span>
                  <RelativeTime time={dismissal.at} />
                </div>
                {dismissal.reason !== '' && <p dir="auto">{dismissal.reason}</p>}
              </div>
              {mayRestore(dismissal) && (
                <UnstyledButton
                  className={classes.fix}
                  aria-label={t('dismissals.restoreOne', { finding: findingWords(t, finding) })}
                  onClick={() => onRestore(dismissal)}
                >
                  {t('dismissals.restore')}
                </UnstyledButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
