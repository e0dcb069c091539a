import { useTranslation } from 'react-i18next';
import { CreateProjectButton } from '../my-projects/CreateProjectButton.tsx';
import classes from './About.module.css';

const STEPS = [
  { title: 'home.loadTitle', text: 'home.load' },
  { title: 'home.translateTitle', text: 'home.translate' },
  { title: 'home.approveTitle', text: 'home.approve' },
] as const;

/** What this is, and the one filled button of Home. */
export function About() {
  const { t } = useTranslation();
  return (
    <div className={classes.about}>
      <h1>{t('home.aboutTitle')}</h1>
      <p>{t('home.about')}</p>
      <CreateProjectButton text={t('home.create')} fullWidth />
      <ol className={classes.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <span>
              <b>{t(title)}</b> {t(text)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
