import { useState } from 'react';
import { coverSvg } from '#domain/core/images/covers.ts';
import classes from './Cover.module.css';
import { initialOf } from './initial.ts';

type Props = {
  handle: string;
  name: string;
  /** Address of the project's image on this service; a generated cover is shown without one, or if it fails to load. */
  image?: string | null;
  /** In pixels; by default the cover fills its container. From 120 on its label holds the whole name. */
  width?: number;
};

/** A project's cover, 2:3. It is hidden from screen readers: the name is always beside it. */
export function Cover({ handle, name, image = null, width }: Props) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={classes.cover} style={width === undefined ? undefined : { width }} aria-hidden="true">
      {image !== null && failed !== image ? (
        <img src={image} alt="" loading="lazy" onError={() => setFailed(image)} />
      ) : (
        <>
          <img src={`data:image/svg+xml,${encodeURIComponent(coverSvg(handle))}`} alt="" />
          <span className={classes.label}>
            <span className={classes.name}>{name}</span>
            <span className={classes.letter}>{initialOf(name)}</span>
          </span>
        </>
      )}
    </span>
  );
}
