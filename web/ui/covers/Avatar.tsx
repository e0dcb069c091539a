import { useState } from 'react';
import { coverPatternOf } from '#domain/core/images/covers.ts';
import classes from './Avatar.module.css';
import { initialOf } from './initial.ts';

type Props = {
  username: string;
  /** Its address on this service; null for users who have none. */
  image?: string | null;
  size: 16 | 20 | 22 | 24 | 32 | 96;
};

/** A user's image, or an initial on a generated colour. It is hidden from screen readers: the name is always beside it. */
export function Avatar({ username, image = null, size }: Props) {
  const [failed, setFailed] = useState<string>();
  const box = { width: size, height: size };
  if (image !== null && failed !== image) {
    return (
      <img
        className={classes.avatar}
        src={image}
        alt=""
        style={box}
        loading="lazy"
        onError={() => setFailed(image)}
      />
    );
  }
  return (
    <span
      className={classes.avatar}
      style={{ ...box, fontSize: Math.round(size * 0.44), background: coverPatternOf(username).ground }}
      aria-hidden="true"
    >
      {initialOf(username)}
    </span>
  );
}
