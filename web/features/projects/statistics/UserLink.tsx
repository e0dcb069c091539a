import { Link } from '@tanstack/react-router';
import type { UserName } from '#contract/core/user-name.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import classes from './names.module.css';

/** A user's avatar and name as a link to their profile. */
export function UserLink({ user: { id, username } }: { user: UserName }) {
  return (
    <Link className={classes.user} to="/users/$userId" params={{ userId: String(id) }}>
      <Avatar username={username} size={20} />
      <span>{username}</span>
    </Link>
  );
}
