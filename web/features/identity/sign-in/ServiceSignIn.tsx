import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { signInServices } from '../../../data/session/page-settings.ts';
import { languageOf } from '../../../language/languages.ts';
import { ServiceOutcome } from './ServiceOutcome.tsx';
import classes from './ServiceSignIn.module.css';

type Props = {
  from?: string | undefined;
  outcome?: string | undefined;
  choices?: { remember: boolean; remember_forever: boolean };
};

/** A link for each service that one signs in with, and what came of the last visit (services.4). */
export function ServiceSignIn({ from, outcome, choices }: Props) {
  const { t, i18n } = useTranslation();
  const query = new URLSearchParams({
    language: languageOf(i18n),
    ...(from && { from }),
    ...(choices?.remember && { remember: 'true' }),
    ...(choices?.remember && choices.remember_forever && { remember_forever: 'true' }),
  });
  const services = signInServices();
  return (
    <div className={`grid gap-12 margin-bottom-16 ${classes.services}`}>
      <ServiceOutcome outcome={outcome} />
      {services.map(({ name, label }) => (
        <Button key={name} component="a" href={`/api/login/services/${name}?${query}`} size="md" fullWidth>
          {t('services.continue', { name: label })}
        </Button>
      ))}
      {services.length > 0 && <p className={`ui-13 ink-2 ${classes.or}`}>{t('services.or')}</p>}
    </div>
  );
}
