import { Avatar } from '../../ui/covers/Avatar.tsx';
import classes from './Avatars.module.css';
import type { Person } from './present.ts';

type Props = { people: readonly Person[]; size: 16 | 24; most: number };

/** Some people's pictures, one over the other. Their names stand beside them, so they are silent. */
export function Avatars({ people, size, most }: Props) {
  return (
    <span className={classes.avatars} data-size={size}>
      {people.slice(0, most).map(({ user, avatar_image }) => (
        <Avatar key={user.id} username={user.username} image={avatar_image} size={size} />
      ))}
    </span>
  );
}
