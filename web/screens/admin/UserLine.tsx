import { Badge, Button } from '@mantine/core';
import { IconBan, IconChevronDown, IconChevronUp, IconLock, IconShieldCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAccess } from '#contract/identity/users.ts';
import { restrictionBits } from '#domain/core/access/restrictions.ts';
import { useMe } from '../../data/session/session.ts';
import { Avatar } from '../../ui/covers/Avatar.tsx';
import { dayText } from '../../ui/relative-time/day-text.ts';
import list from './list.module.css';
import { OwnAdminRight } from './OwnAdminRight.tsx';
import { UserAccessPanel } from './UserAccessPanel.tsx';
import classes from './UserLine.module.css';

/**
 * A user with their restrictions; the actions open below. Administrators can't be restricted; they can only give up
 * their own right.
 */
export function UserLine({ user }: { user: UserAccess }) {
  const { t, i18n } = useTranslation();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { id, username, avatar_image, banned, limitations, site_admin, created_at } = user;
  const limited = restrictionBits(limitations).filter(({ isSet }) => isSet).length;
  return (
    <li className={`line ${list.line}`}>
      <div className="grid columns-auto-fill gap-12 align-center">
        <Avatar username={username} image={avatar_image} size={32} />
        <div>
          <div className={`row gap-8 row-gap-4 wrap ${classes.head}`}>
            <Link to="/users/$userId" params={{ userId: String(id) }}>
              {username}
            </Link>
            {site_admin && (
              <Badge leftSection={<IconShieldCog size={14} stroke={1.75} />}>{t('admin.siteAdmin')}</Badge>
            )}
            {banned && (
              <Badge className={classes.banned} leftSection={<IconBan size={14} stroke={1.75} />}>
                {t('admin.isBanned')}
              </Badge>
            )}
            {limited > 0 && (
              <Badge className={classes.limited} leftSection={<IconLock size={14} stroke={1.75} />}>
                {t('admin.isLimited', { count: limited })}
              </Badge>
            )}
          </div>
          <p className="facts ui-12 ink-3">
            <span>{t('profile.here', { date: dayText(created_at, i18n.language) })}</span>
          </p>
        </div>
      </div>
      {me?.id === id ? (
        <OwnAdminRight user={user} />
      ) : (
        <Button
          classNames={{ section: classes.chevron }}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          aria-label={t('admin.manageNamed', { username })}
          rightSection={
            isOpen ? <IconChevronUp size={16} stroke={1.75} /> : <IconChevronDown size={16} stroke={1.75} />
          }
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.manage}>{t('admin.manage')}</span>
        </Button>
      )}
      {isOpen && <UserAccessPanel id={panel} user={user} />}
    </li>
  );
}
