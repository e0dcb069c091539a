import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALIKE_OFFERS, type Dismissed } from '#domain/texts/checks/dismissals.ts';
import { DismissButton } from './DismissButton.tsx';
import { DismissedFindings } from './DismissedFindings.tsx';
import { FindingList, type FindingListProps } from './FindingList.tsx';
import classes from './Findings.module.css';
import type { SortedFindings } from './kept-findings.ts';
import { useDismissing } from './use-dismissing.ts';

type Props = Omit<FindingListProps, 'findings'> & {
  findings: SortedFindings;
  className?: string | undefined;
};

/** The findings in a text, each with what dismisses it (dismissals.10), and those that are dismissed (dismissals.11). */
export function TextFindings({ findings: { open, dismissed }, className, children, ...props }: Props) {
  const { t } = useTranslation();
  const { dismiss, restore, mayDismiss } = useDismissing(props.row);
  const [alike, setAlike] = useState<{ amount: number; dismissed: Dismissed }>();
  const offer = alike && mayDismiss({ ...alike.dismissed, scope: 'project' }) && alike;
  if (open.length + dismissed.length === 0 && !offer) return null;
  return (
    <div className={className}>
      <FindingList {...props} findings={open}>
        {(finding) => (
          <>
            {children?.(finding)}
            <DismissButton
              row={props.row}
              text={props.text}
              finding={finding}
              mayDismiss={mayDismiss}
              onDismiss={(wanted, reason) =>
                dismiss(wanted, reason, ({ alike: amount }) =>
                  setAlike(amount >= ALIKE_OFFERS ? { amount, dismissed: wanted } : undefined),
                )
              }
            />
          </>
        )}
      </FindingList>
      {offer && (
        <p className="row gap-4 wrap ui-12 ink-2">
          {t('dismissals.alike', { count: offer.amount })}
          <UnstyledButton
            className={classes.fix}
            onClick={() => {
              setAlike(undefined);
              dismiss({ ...offer.dismissed, scope: 'project' }, '');
            }}
          >
            {t('dismissals.except')}
          </UnstyledButton>
        </p>
      )}
      <DismissedFindings dismissed={dismissed} mayRestore={mayDismiss} onRestore={restore} />
    </div>
  );
}
