import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../data/session/session.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import { SignInButton } from '../../../ui/frame/SignInButton.tsx';

/** The user's avatar, which links to their profile; for guests the button to sign in. */
export function OwnProfile() {
  const { t } = useTranslation();
  const me = useMe();
  if (!me) return <SignInButton />;
  return (
    <ActionIcon
      aria-label={`${t('frame.profile')}: ${me.username}`}
      title={me.username}
      renderRoot={(props) => <Link to="/users/$userId" params={{ userId: String(me.id) }} {...props} />}
    >
      <Avatar username={me.username} image={me.avatar_image} size={24} />
    </ActionIcon>
  );
}
