import classes from './StringText.module.css';
import type { Looks } from './section-looks.ts';

type Props = { name: string; alt: string; looks: Looks; isInLine?: boolean };

/** A picture of the book; nothing if it can’t be shown. */
export function BookPicture({ name, alt, looks, isInLine = false }: Props) {
  const picture = looks.pictures.get(name);
  if (!picture) return null;
  const { address, width, height } = picture;
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={isInLine ? classes.inLine : classes.picture}
    />
  );
}
