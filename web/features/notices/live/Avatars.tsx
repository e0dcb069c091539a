import { Avatar } from '../../../ui/covers/Avatar.tsx';
import classes from './Avatars.module.css';
import type { Person } from './presence.ts';

type Props = { people: readonly Person[]; size: 16 | 24; most: number };

/** Overlapping avatars. They are decorative, since names stand beside them. */
export function Avatars({ people, size, most }: Props) {
  return (
    <span className={classes.avatars} data-size={size}>
      {people.slice(0, most).map(({ user, avatar_image }) => (
        <Avatar key={user.id} username={user.username} image={avatar_image} size={size} />
      ))}
    </span>
  );
}
