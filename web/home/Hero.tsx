import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isLanguage } from '../language/languages.ts';
import classes from './Hero.module.css';

/** How the editor looks, in each language of the interface. */
const PICTURES = import.meta.glob<string>('../help/pictures/*/editor.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What this is and how it looks, for those who are not signed in. */
export function Hero() {
  const { t, i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return (
    <div className={classes.hero}>
      <div>
        <h1>{t('home.aboutTitle')}</h1>
        <p>{t('home.about')}</p>
        <div className={classes.ways}>
          <Button variant="filled" size="md" renderRoot={(props) => <Link to="/create" {...props} />}>
            {t('home.create')}
          </Button>
          <Button size="md" renderRoot={(props) => <Link to="/help" {...props} />}>
            {t('home.how')}
          </Button>
        </div>
      </div>
      <img
        className={classes.picture}
        src={PICTURES[`../help/pictures/${language}/editor.webp`]}
        alt={t('home.picture')}
        width={1440}
        height={810}
      />
    </div>
  );
}
