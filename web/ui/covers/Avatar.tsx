import { useState } from 'react';
import { paperOf } from '#domain/images/covers.ts';
import classes from './Avatar.module.css';
import { letterOf } from './letter.ts';

type Props = {
  username: string /** Its address on this service; null for those who have none, left out where it is not asked for. */;
  image?: string | null;
  size: 16 | 20 | 22 | 24 | 32 | 96;
};

/** A user's picture: their own, else their paper's ground with an initial. The name stands beside it, so it is silent. */
export function Avatar({ username, image = null, size }: Props) {
  const [failed, fail] = useState<string>();
  const box = { width: size, height: size };
  if (image !== null && failed !== image) {
    return (
      <img
        className={classes.avatar}
        src={image}
        alt=""
        style={box}
        loading="lazy"
        onError={() => fail(image)}
      />
    );
  }
  return (
    <span
      className={classes.avatar}
      style={{ ...box, fontSize: Math.round(size * 0.44), background: paperOf(username).ground }}
      aria-hidden="true"
    >
      {letterOf(username)}
    </span>
  );
}
