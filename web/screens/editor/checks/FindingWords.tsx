import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CheckKind } from '#domain/texts/checks/check.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import classes from './Findings.module.css';
import { explanationOf } from './finding-words.ts';

/** The icons of kinds differ by shape, so that colour is never alone. */
const ICONS = {
  certain: IconAlertTriangle,
  likely: IconAlertCircle,
  perhaps: IconInfoCircle,
} as const satisfies Record<CheckKind, typeof IconInfoCircle>;

/** The sign of a kind, without a name. */
export function KindIcon({ kind }: { kind: CheckKind }) {
  const Icon = ICONS[kind];
  return <Icon size={14} stroke={1.75} className={classes.icon} data-kind={kind} aria-hidden="true" />;
}

/** The sign of a kind with its name (checks.28). */
export function NamedKindIcon({ kind }: { kind: CheckKind }) {
  const { t } = useTranslation();
  const name = t(`findings.kind.${kind}`);
  return (
    <span role="img" aria-label={name} title={name} className={classes.named}>
      <KindIcon kind={kind} />
    </span>
  );
}

/** What a finding says. */
export function FindingWords({ finding }: { finding: Finding }) {
  const { t } = useTranslation();
  const signs = finding.values?.signs;
  return (
    <span>
      {explanationOf(t, finding)}
      {signs !== undefined && (
        <>
          {' '}
          <code dir="ltr">{signs}</code>
        </>
      )}
    </span>
  );
}
