import { useTranslation } from 'react-i18next';
import { sizeText } from './size-text.ts';
import classes from './UsageLines.module.css';

/** The quotas, in display order. */
const PARTS = ['sections', 'strings', 'bytes'] as const;

type Share = { used: number; most: number };
type Props = { shares: Partial<Record<(typeof PARTS)[number], Share>>; label: string };

/** The share from which a quota is shown as nearly full. */
const NEARLY = 0.9;

/** Each quota: its name, a bar and the numbers. */
export function UsageLines({ shares, label }: Props) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const inWords = (part: (typeof PARTS)[number], amount: number) =>
    part === 'bytes' ? sizeText(amount, i18n.language) : number.format(amount);
  return (
    <dl className={`grid gap-16 row-gap-8 align-center ui-13 ${classes.lines}`} aria-label={label}>
      {PARTS.map((part) => {
        const share = shares[part];
        if (!share) return null;
        const part01 = Math.min(share.used / share.most, 1);
        return (
          <div className="grid align-center" key={part} data-full={part01 >= NEARLY || undefined}>
            <dt className="ink-2">{t(`usage.${part}`)}</dt>
            <dd className={classes.bar} aria-hidden="true">
              <span style={{ width: `${part01 * 100}%` }} />
            </dd>
            <dd className={classes.numbers}>
              {t('usage.share', { used: inWords(part, share.used), most: inWords(part, share.most) })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
