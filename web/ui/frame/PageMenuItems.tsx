import { Menu } from '@mantine/core';
import {
  IconBell,
  IconCheck,
  IconHelp,
  IconInfoCircle,
  IconLogin2,
  IconLogout,
  IconShieldCog,
  IconUserPlus,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { cloneElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERFACE_LANGUAGES, LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { usePendingInvites } from '../../data/queries/use-pending-invites.ts';
import { useUnreadNotifications } from '../../data/queries/use-unread-notifications.ts';
import { signUpMode } from '../../data/session/page-settings.ts';
import { endOwnSession, useMe } from '../../data/session/session.ts';
import { useReturnPage } from '../../data/session/use-return-page.ts';
import { chooseLanguage } from '../../language/choose.ts';
import { failureWords } from '../../language/failure-words.ts';
import { isLanguage } from '../../language/languages.ts';
import { Avatar } from '../covers/Avatar.tsx';
import { useOpenOnMount } from '../dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../offline/lazy-overlays.tsx';
import { showErrorToast } from '../toasts/toast.tsx';
import { CountBadge } from './CountBadge.tsx';
import { CreditsDialog } from './CreditsDialog.tsx';
import { NAVIGATION } from './navigation.ts';
import classes from './PageMenu.module.css';

const ICON = { size: 16, stroke: 1.75 } as const;

/** The menu of {@link ./PageMenu.tsx}: it opens when its code has loaded, since it was loaded on request. */
export function PageMenuItems({ button }: { button: OpeningButton }) {
  const { t, i18n } = useTranslation();
  const { target, opened, open } = useOpenOnMount();
  const waiting = usePendingInvites();
  const [hasCredits, setHasCredits] = useState(false);
  return (
    <>
      <Menu
        opened={opened}
        onChange={open}
        position="bottom-start"
        width={260}
        returnFocus
        withinPortal={false}
      >
        <Menu.Target>
          {cloneElement(button, { ref: target, onClick: () => open(!opened), 'aria-expanded': opened })}
        </Menu.Target>
        <Menu.Dropdown className={classes.menu} aria-label={t('frame.menu')}>
          {NAVIGATION.map(({ to, text, Icon }) => (
            <Menu.Item
              key={to}
              leftSection={<Icon {...ICON} />}
              rightSection={to === '/projects' && <CountBadge {...waiting} />}
              renderRoot={(props) => <Link to={to} {...props} />}
            >
              {t(text)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <AccountItems />
          <Menu.Divider />
          <Menu.Label>{t('frame.language')}</Menu.Label>
          <Menu.RadioGroup
            value={i18n.language}
            onChange={(code) => isLanguage(code) && chooseLanguage(code)}
          >
            {INTERFACE_LANGUAGES.map((code) => (
              <Menu.RadioItem
                key={code}
                value={code}
                lang={code}
                closeMenuOnClick
                checkIcon={<IconCheck {...ICON} />}
              >
                {LANGUAGES[code].name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconHelp {...ICON} />}
            renderRoot={(props) => <Link to="/help" {...props} />}
          >
            {t('footer.help')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconInfoCircle {...ICON} />}
            onClick={() => {
              // The dialog returns the focus.
              target.current?.focus();
              setHasCredits(true);
            }}
          >
            {t('footer.credits.title')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {hasCredits && <CreditsDialog onClose={() => setHasCredits(false)} />}
    </>
  );
}

/** The user and signing out, or sign in and sign up, which lead back to this page. */
function AccountItems() {
  const { t } = useTranslation();
  const me = useMe();
  const from = useReturnPage();
  const unread = useUnreadNotifications();
  if (!me) {
    return (
      <>
        <Menu.Item
          leftSection={<IconLogin2 {...ICON} />}
          renderRoot={(props) => <Link to="/login" search={{ from }} {...props} />}
        >
          {t('frame.signIn')}
        </Menu.Item>
        {signUpMode() !== 'closed' && (
          <Menu.Item
            leftSection={<IconUserPlus {...ICON} />}
            renderRoot={(props) => <Link to="/signup" search={{ from }} {...props} />}
          >
            {t('frame.signUp')}
          </Menu.Item>
        )}
      </>
    );
  }
  const sayStillSignedIn = (error: Error) =>
    showErrorToast(`${t('frame.stillSignedIn')} ${failureWords(t, error)}`);
  return (
    <>
      <Menu.Item
        leftSection={<Avatar username={me.username} image={me.avatar_image} size={16} />}
        renderRoot={(props) => <Link to="/users/$userId" params={{ userId: String(me.id) }} {...props} />}
      >
        <span className={classes.name}>{me.username}</span>
      </Menu.Item>
      <Menu.Item
        leftSection={<IconBell {...ICON} />}
        rightSection={unread > 0 && <span>{t('frame.unread', { count: unread })}</span>}
        renderRoot={(props) => <Link to="/notifications" {...props} />}
      >
        {t('frame.notifications')}
      </Menu.Item>
      {(me.site_admin || me.lacks_second_factor) && (
        <Menu.Item
          leftSection={<IconShieldCog {...ICON} />}
          renderRoot={(props) => <Link to="/admin_panel1337" {...props} />}
        >
          {t('frame.administration')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconLogout {...ICON} />}
        onClick={() => void endOwnSession().catch(sayStillSignedIn)}
      >
        {t('frame.signOut')}
      </Menu.Item>
    </>
  );
}
