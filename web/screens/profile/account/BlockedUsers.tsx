import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from '#contract/identity/blocks.ts';
import { blocksQuery } from '../../../data/queries/blocks.ts';
import { useBlock } from '../../../features/identity/blocking/use-block.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import accountClasses from './AccountTab.module.css';
import classes from './BlockedUsers.module.css';

/** The users whom the user has blocked, each with a way to unblock them (accounts.36). */
export function BlockedUsers() {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  const { data: blocks, error, refetch } = useQuery(blocksQuery);
  return (
    <section className="min-width-0">
      <h2 ref={head} tabIndex={-1}>
        {t('blocking.list')}
      </h2>
      <p className={`ui-13 ink-3 ${accountClasses.hint}`}>{t('blocking.hint')}</p>
      {error && !blocks && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!error && !blocks && <Skeleton height={48} aria-hidden="true" />}
      {blocks?.length === 0 && <p className={`ui-13 ink-3 ${accountClasses.hint}`}>{t('blocking.none')}</p>}
      {blocks && blocks.length > 0 && (
        <ul className="lines" aria-label={t('blocking.list')}>
          {blocks.map((block) => (
            <BlockedUser key={block.user.id} block={block} onUnblock={() => head.current?.focus()} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BlockedUser({ block: { user, created_at }, onUnblock }: { block: Block; onUnblock: () => void }) {
  const { t } = useTranslation();
  const unblocking = useBlock(user);
  return (
    <li className={`line ${classes.line}`}>
      <Avatar username={user.username} size={24} />
      <div>
        <p className="row gap-8 row-gap-4 wrap">
          <Link to="/users/$userId" params={{ userId: String(user.id) }}>
            {user.username}
          </Link>
        </p>
        <p className={`facts ui-12 ink-3 ${classes.meta}`}>
          <RelativeTime time={created_at} />
        </p>
      </div>
      <Button
        size="xs"
        aria-label={t('blocking.unblockNamed', { username: user.username })}
        disabled={unblocking.isPending}
        onClick={() => unblocking.mutate(false, { onSuccess: onUnblock })}
      >
        {t('blocking.unblock')}
      </Button>
    </li>
  );
}
