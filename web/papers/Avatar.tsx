import { useState } from 'react';
import { paperOf } from '#domain/papers.ts';
import classes from './Avatar.module.css';
import { letterOf } from './letter.ts';

type Props = { username: string; url?: string; size: 16 | 20 | 22 | 24 | 32 | 96 };

/** A user's picture: their own, else their paper's ground with an initial. The name stands beside it, so it is silent. */
export function Avatar({ username, url = '', size }: Props) {
  const [failed, fail] = useState('');
  const box = { width: size, height: size };
  if (url !== '' && failed !== url) {
    return (
      <img
        className={classes.avatar}
        src={url}
        alt=""
        style={box}
        referrerPolicy="no-referrer"
        loading="lazy"
        onError={() => fail(url)}
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
