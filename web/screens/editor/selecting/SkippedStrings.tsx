import { useTranslation } from 'react-i18next';
import { SKIPS, type Skip } from '#domain/texts/batches/decide.ts';

type Props = { skipped: readonly { reason: string; amount: number }[] };

/** Those that only replacing has, and what has too many words. */
type Other = 'quota' | 'changed' | 'exists' | 'tooMany' | 'slow';
const OTHERS = { quota: true, changed: true, exists: true, tooMany: true, slow: true } satisfies Record<
  Other,
  true
>;

const wordOf = (reason: string): Exclude<Skip, Other> | 'other' =>
  reason in SKIPS && !(reason in OTHERS) ? (reason as Exclude<Skip, Other>) : 'other';

/** How many strings stay as they are, and why. */
export function SkippedStrings({ skipped }: Props) {
  const { t } = useTranslation();
  if (skipped.length === 0) return null;
  return (
    <ul className="ink-2">
      {skipped.map(({ reason, amount }) => (
        <li key={reason}>
          {t('selecting.skipped', { count: amount, reason: t(`selecting.reason.${wordOf(reason)}`) })}
        </li>
      ))}
    </ul>
  );
}
