import { useTranslation } from 'react-i18next';
import { CreateProjectButton } from '../my-projects/CreateProjectButton.tsx';
import classes from './About.module.css';
import { Steps } from './Steps.tsx';

/** An introduction, with the main button of Home. */
export function About() {
  const { t } = useTranslation();
  return (
    <div className={classes.about}>
      <h1>{t('home.aboutTitle')}</h1>
      <p>{t('home.about')}</p>
      <CreateProjectButton text={t('home.create')} fullWidth />
      <Steps />
    </div>
  );
}
