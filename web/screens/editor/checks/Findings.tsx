import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import classes from '../../../ui/texts/FindingLine.module.css';

type Props = {
  findings: readonly Finding[];
  /** Items of a list, or lines beside a text. */
  as: 'li' | 'p';
};

/** What checks found in a translation, each explained in words. */
export function Findings({ findings, as: Line }: Props) {
  return findings.map((finding) => {
    const Icon = finding.kind === 'certain' ? IconAlertTriangle : IconInfoCircle;
    return (
      <Line
        key={`${finding.check} ${finding.code} ${finding.form} ${finding.target?.[0]?.start}`}
        className={classes.differs}
      >
        <Icon size={14} stroke={1.75} aria-hidden="true" />
        <FindingText finding={finding} />
      </Line>
    );
  });
}

function FindingText({ finding: { check, code, values = {}, form } }: { finding: Finding }) {
  const { t } = useTranslation();
  // Each code of a check has words: domain/texts/checks/run-checks.test.ts.
  const words = t(`checks.${check}.${code}` as 'checks.edge-spaces.start', values);
  return (
    <span>
      {form !== undefined && `${form}: `}
      {words}
      {values.signs !== undefined && (
        <>
          {' '}
          <code>{values.signs}</code>
        </>
      )}
    </span>
  );
}
