import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { userQuery } from '../../data/queries/users.ts';
import { useMe } from '../../data/session/session.ts';
import { useHashTab } from '../../ui/frame/use-hash-tab.ts';
import { LazyBoundary } from '../../ui/offline/LazyBoundary.tsx';
import { lazyCode, lazyComponent } from '../../ui/page/screen.ts';
import { useTitle } from '../../ui/page/title.ts';
import { DeletionBanner } from './data/DeletionBanner.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import classes from './ProfileScreen.module.css';
import { ProfileTab } from './ProfileTab.tsx';

const ownTabs = lazyCode(() => import('./own-tabs.ts'));
const AccountTab = ownTabs.component('AccountTab');
const DataTab = ownTabs.component('DataTab');
const NotificationsTab = ownTabs.component('NotificationsTab');
const SettingsTab = ownTabs.component('SettingsTab');
const TokensTab = ownTabs.component('TokensTab');
const SecurityTab = lazyComponent(() => import('./security/SecurityTab.tsx'), 'SecurityTab');

/** The tabs of the user's own page in order; the address's hash names the shown one. */
const TABS = ['profile', 'settings', 'account', 'security', 'notifications', 'tokens', 'data'] as const;

/** `/users/{user_id}`: the profile and projects of a user; the user's own page has tabs with settings (users.4, users.5). */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { userId } = useParams({ from: '/frame/users/$userId' });
  const { data: user } = useSuspenseQuery(userQuery(userId));
  const me = useMe();
  const isOwn = me?.id === user.id;
  // A restriction can hide the settings of the profile; those of the account always stay.
  const tabs = TABS.filter(
    (tab) => tab !== 'settings' || !isRestricted(me?.limitations ?? 0, 'editingProfile'),
  );
  const { shown, show, list } = useHashTab('profile', isOwn ? tabs : []);
  useTitle(shown === 'profile' ? undefined : t(`profile.tab.${shown}`), user.username);
  return (
    <div className={classes.page}>
      <ProfileHead
        user={user}
        isSiteAdmin={me?.site_admin === true}
        isOwn={isOwn}
        reports={me != null && !isOwn}
      />
      {isOwn && shown !== 'data' && <DeletionBanner />}
      {isOwn ? (
        <Tabs className={classes.tabs} value={shown} onChange={show}>
          <Tabs.List ref={list}>
            {tabs.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {t(`profile.tab.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="profile">
            <ProfileTab
              user={user}
              onWrite={tabs.includes('settings') ? () => show('settings') : undefined}
            />
          </Tabs.Panel>
          {tabs.includes('settings') && (
            <Tabs.Panel value="settings">
              <LazyBoundary>
                <SettingsTab me={me} />
              </LazyBoundary>
            </Tabs.Panel>
          )}
          <Tabs.Panel value="account">
            <LazyBoundary>
              <AccountTab me={me} />
            </LazyBoundary>
          </Tabs.Panel>
          <Tabs.Panel value="security">
            <LazyBoundary>
              <SecurityTab me={me} />
            </LazyBoundary>
          </Tabs.Panel>
          <Tabs.Panel value="notifications">
            <LazyBoundary>
              <NotificationsTab me={me} />
            </LazyBoundary>
          </Tabs.Panel>
          <Tabs.Panel value="tokens">
            <LazyBoundary>
              <TokensTab />
            </LazyBoundary>
          </Tabs.Panel>
          <Tabs.Panel value="data">
            <LazyBoundary>
              <DataTab />
            </LazyBoundary>
          </Tabs.Panel>
        </Tabs>
      ) : (
        <ProfileTab user={user} />
      )}
    </div>
  );
}
