import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Steps.module.css';

const STEPS = ['paste', 'check', 'upload'] as const;
export type ImportStep = (typeof STEPS)[number];

/** Where one is on the way from a paste to what is stored. */
export function ImportSteps({ now }: { now: ImportStep }) {
  const { t } = useTranslation();
  const at = STEPS.indexOf(now);
  return (
    <ol className={classes.steps} aria-label={t('paste.steps')}>
      {STEPS.map((step, number) => (
        <li key={step} aria-current={step === now ? 'step' : undefined} data-done={number < at || undefined}>
          <b>{number < at ? <IconCheck size={12} stroke={2.6} aria-hidden="true" /> : number + 1}</b>
          {t(`paste.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
