import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isLimited } from '#domain/limitations.ts';
import { part } from '../frame/screen.ts';
import { useTitle } from '../frame/title.ts';
import { PartPlace } from '../offline/PartPlace.tsx';
import { useMe } from '../session/session.ts';
import { userQuery } from '../wire/users.ts';
import { ProfileHead } from './ProfileHead.tsx';
import classes from './ProfileScreen.module.css';
import { ProfileTab } from './ProfileTab.tsx';

const SettingsTab = part(() => import('./SettingsTab.tsx'), 'SettingsTab');

/** `/users/{user_id}`: who someone is and what they translate; one's own has a tab to change that (SPEC §2). */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { userId } = useParams({ from: '/frame/users/$userId' });
  const wantsSettings = useLocation({ select: ({ hash }) => hash === 'settings' });
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(userQuery(userId));
  const me = useMe();
  const mayEdit = me?.id === user.id && !isLimited(me.limitations, 'editingProfile');
  const shown = mayEdit && wantsSettings ? 'settings' : 'profile';
  useTitle(shown === 'settings' ? t('profile.tab.settings') : undefined, user.username);

  const show = (tab: string | null) =>
    navigate({ to: '.', hash: tab === 'settings' ? tab : '', replace: true, resetScroll: false });
  return (
    <div className={classes.page}>
      <ProfileHead user={user} isSiteAdmin={me?.id === user.id && me.site_admin} />
      {mayEdit ? (
        <Tabs className={classes.tabs} value={shown} onChange={(tab) => void show(tab)}>
          <Tabs.List>
            {(['profile', 'settings'] as const).map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {t(`profile.tab.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="profile">
            <ProfileTab user={user} />
          </Tabs.Panel>
          <Tabs.Panel value="settings">
            <PartPlace>
              <SettingsTab me={me} />
            </PartPlace>
          </Tabs.Panel>
        </Tabs>
      ) : (
        <ProfileTab user={user} />
      )}
    </div>
  );
}
