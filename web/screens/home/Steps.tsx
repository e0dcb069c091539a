import { useTranslation } from 'react-i18next';
import classes from './Steps.module.css';

const STEPS = [
  { title: 'home.loadTitle', text: 'home.load' },
  { title: 'home.translateTitle', text: 'home.translate' },
  { title: 'home.approveTitle', text: 'home.approve' },
] as const;

/** The three steps of making a translation. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <section className={classes.steps}>
      <h2>{t('home.how')}</h2>
      <ol>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <span>
              <b>{t(title)}</b> {t(text)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
