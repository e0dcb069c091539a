import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import { countByKind } from '#domain/texts/checks/by-kind.ts';
import classes from './Findings.module.css';
import { FindingWords, KindIcon, NamedKindIcon } from './FindingWords.tsx';
import { findingKey } from './finding-words.ts';
import { useIdleFindings } from './use-findings.ts';

type Props = { row: EditorRow; text: string };

/** The mark of a row whose translation has findings: how many, by the surest kind (checks.33). */
export function RowFindingMark({ row, text }: Props) {
  const { t, i18n } = useTranslation();
  const findings = useIdleFindings(row, text);
  const counts = countByKind(findings);
  const [surest] = counts;
  if (!surest) return null;
  const kinds = counts.map(({ kind, count }) => `${t(`findings.kind.${kind}`)}: ${count}`);
  const words = `${t('checks.found')}. ${new Intl.ListFormat(i18n.language, { type: 'unit' }).format(kinds)}`;
  return (
    <span className={classes.mark} data-kind={surest.kind} role="img" aria-label={words} title={words}>
      <KindIcon kind={surest.kind} />
      {findings.length}
    </span>
  );
}

/** What breaks the translation that a row shows where it is used (editor.19). */
export function RowFindingLines({ row, text }: Props) {
  const { t } = useTranslation();
  const certain = useIdleFindings(row, text).filter(({ kind }) => kind === 'certain');
  if (certain.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of form fields.
    <div role="group" aria-label={t('checks.found')}>
      {certain.map((finding) => (
        <p key={findingKey(finding)} className={classes.finding}>
          <NamedKindIcon kind={finding.kind} />
          <FindingWords finding={finding} />
        </p>
      ))}
    </div>
  );
}
