import { useState } from 'react';
import { paperSvg } from '#domain/images/covers.ts';
import classes from './Cover.module.css';
import { letterOf } from './letter.ts';

type Props = {
  handle: string;
  name: string;
  /** Address of the project's own picture on this service, cropped to 2:3; the patterned paper when it has none or it fails. */
  image?: string | null;
  /** Pixels; left out, the cover is as wide as its place. From 120 on the label holds the whole name. */
  width?: number;
};

/** A project's cover, 2:3. The name stands beside it, so it is silent. */
export function Cover({ handle, name, image = null, width }: Props) {
  const [failed, fail] = useState<string>();
  return (
    <span className={classes.cover} style={width === undefined ? undefined : { width }} aria-hidden="true">
      {image !== null && failed !== image ? (
        <img src={image} alt="" loading="lazy" onError={() => fail(image)} />
      ) : (
        <>
          <img src={`data:image/svg+xml,${encodeURIComponent(paperSvg(handle))}`} alt="" />
          <span className={classes.label}>
            <span className={classes.name}>{name}</span>
            <span className={classes.letter}>{letterOf(name)}</span>
          </span>
        </>
      )}
    </span>
  );
}
