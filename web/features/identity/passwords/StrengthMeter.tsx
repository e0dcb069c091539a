import { useTranslation } from 'react-i18next';
import type { PasswordOwner } from '#domain/core/access/password-strength.ts';
import classes from './StrengthMeter.module.css';
import { useStrength } from './use-strength.ts';

type Props = { password: string; owner: PasswordOwner };

const STEPS = [1, 2, 3, 4] as const;

/** The words of each score. */
const WORDS = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

/** How hard a password is to guess, in four steps and in words, with what to do about it (accounts.4). */
export function StrengthMeter({ password, owner }: Props) {
  const { t } = useTranslation();
  const strength = useStrength(password, owner);
  const { score = 0, warning } = strength ?? {};
  return (
    <div className={classes.meter} data-score={strength && score}>
      <div className={`grid gap-4 ${classes.steps}`} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-on={(strength && step <= Math.max(score, 1)) || undefined} />
        ))}
      </div>
      <p className={classes.words} aria-live="polite">
        {strength && (
          <>
            <b>{t(`passwords.score.${WORDS[score]}`)}</b>{' '}
            {score < 3 && t(`passwords.warning.${warning ?? 'none'}`)}
          </>
        )}
      </p>
    </div>
  );
}
