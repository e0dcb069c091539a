import { ActionIcon, Button } from '@mantine/core';
import { IconLogout, IconShieldCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { endOwnSession, useMe } from '../../data/session/session.ts';
import { useReturnPage } from '../../data/session/use-return-page.ts';
import { failureWords } from '../../language/failure-words.ts';
import { Avatar } from '../covers/Avatar.tsx';
import { showErrorToast } from '../toasts/toast.tsx';
import classes from './Account.module.css';
import { SignInButton } from './SignInButton.tsx';

/** The user's name and sign-out, or sign-in and sign-up (screens.6). Empty until the session is known. */
export function Account() {
  const { t } = useTranslation();
  const me = useMe();
  const from = useReturnPage();
  const sayStillSignedIn = (error: Error) =>
    showErrorToast(`${t('frame.stillSignedIn')} ${failureWords(t, error)}`);
  if (me === undefined) return <span className={classes.unknown} />;
  if (me === null) {
    return (
      <>
        <SignInButton />
        <Button
          className={classes.wide}
          renderRoot={(props) => <Link to="/signup" search={{ from }} {...props} />}
        >
          {t('frame.signUp')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Link to="/users/$userId" params={{ userId: String(me.id) }} className={classes.who}>
        <Avatar username={me.username} image={me.avatar_image} size={24} />
        <span>{me.username}</span>
      </Link>
      {(me.site_admin || me.lacks_second_factor) && (
        <ActionIcon
          className={classes.wide}
          title={t('frame.administration')}
          aria-label={t('frame.administration')}
          renderRoot={(props) => <Link to="/admin_panel1337" {...props} />}
        >
          <IconShieldCog size={16} stroke={1.75} />
        </ActionIcon>
      )}
      <ActionIcon
        title={t('frame.signOut')}
        aria-label={t('frame.signOut')}
        onClick={() => endOwnSession().catch(sayStillSignedIn)}
      >
        <IconLogout size={16} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
