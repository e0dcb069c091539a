import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dayText } from '../ages/day-text.ts';
import { useTitle } from '../frame/title.ts';
import { Markup } from '../markup/Markup.tsx';
import { Avatar } from '../papers/Avatar.tsx';
import { userQuery } from '../wire/users.ts';
import classes from './ProfileScreen.module.css';

/** `/users/{user_id}`: avatar, name, what they say of themselves (SPEC §2). */
export function ProfileScreen() {
  const { t, i18n } = useTranslation();
  const { userId } = useParams({ from: '/frame/users/$userId' });
  const { data: user } = useSuspenseQuery(userQuery(userId));
  useTitle(user.username);
  return (
    <div className={classes.profile}>
      <Avatar username={user.username} url={user.avatar_url} size={96} />
      <div>
        <h1>{user.username}</h1>
        <p className={classes.here}>{t('profile.here', { date: dayText(user.created_at, i18n.language) })}</p>
        <div className={classes.about}>
          {user.about === '' ? (
            <p className={classes.none}>{t('profile.noAbout')}</p>
          ) : (
            <Markup text={user.about} />
          )}
        </div>
      </div>
    </div>
  );
}
