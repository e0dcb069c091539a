import { useTranslation } from 'react-i18next';
import { INVISIBLE, type Invisible } from '#domain/texts/invisible.ts';
import classes from './TextSigns.module.css';

/** A character without a glyph with its sign before it. The sign is no text, so that only the character is copied. */
export function InvisibleSign({ name }: { name: Invisible }) {
  const { t } = useTranslation();
  const { character, sign } = INVISIBLE[name];
  return (
    <span className={classes.invisible} data-sign={sign} title={t(`characters.invisible.${name}`)}>
      {character}
    </span>
  );
}
