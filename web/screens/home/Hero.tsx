import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../language/languages.ts';
import './hero.css';
import { KINDS } from './kinds.ts';
import { PICTURE_SIZES, srcSetOf } from './picture.ts';

/** Screenshots of the editor, in each language of the interface. */
const PICTURES = import.meta.glob<string>('../help/pictures/*/editor.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Small screenshots of the editor, for narrow columns. */
const SMALL_PICTURES = import.meta.glob<string>('../help/pictures/*/editor.webp', {
  eager: true,
  query: '?small',
  import: 'default',
});

/** The introduction with a screenshot, for guests (screens.14). */
export function Hero() {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n);
  const file = `../help/pictures/${language}/editor.webp`;
  return (
    <div className="hero">
      <div>
        <h1>{t('home.aboutTitle')}</h1>
        <p>{t('home.about')}</p>
        <ul className="hero-kinds">
          {KINDS.map(({ kind, formats }) => (
            <li key={kind}>
              <b>{t(`home.kinds.${kind}`)}</b> {formats}
            </li>
          ))}
        </ul>
        <div className="hero-ways">
          <Button variant="filled" size="md" renderRoot={(props) => <Link to="/create" {...props} />}>
            {t('home.create')}
          </Button>
          <Button size="md" renderRoot={(props) => <Link to="/help" {...props} />}>
            {t('home.how')}
          </Button>
        </div>
      </div>
      <img
        className="hero-picture"
        srcSet={srcSetOf(SMALL_PICTURES[file], PICTURES[file])}
        sizes={PICTURE_SIZES}
        src={PICTURES[file]}
        alt={t('home.picture')}
        width={1440}
        height={810}
      />
    </div>
  );
}
