import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { allUsersQuery } from '../../data/queries/users.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import list from './list.module.css';
import { UserLine } from './UserLine.tsx';
import classes from './UsersTab.module.css';

/** Users by a part of their name: banning and limiting them, letting them choose a new password (administration.4). */
export function UsersTab() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), 250);
  const query = useInfiniteQuery(allUsersQuery(name));
  const { data, error } = query;
  const users = data?.pages.flat();
  return (
    <div className={`grid gap-24 padding-top-24 ${classes.tab}`}>
      <TextInput
        type="search"
        label={t('admin.findUser')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        maxLength={LIMITS.search.max}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {users === undefined && !error && <ListSkeleton />}
      {users && (
        <ul className={`lines ${list.list}`} aria-label={t('admin.users')}>
          {users.map((user) => (
            <UserLine key={user.id} user={user} />
          ))}
          {users.length === 0 && <li className={list.nothing}>{t('admin.noUsers')}</li>}
        </ul>
      )}
      <LoadMore of={query} />
    </div>
  );
}
