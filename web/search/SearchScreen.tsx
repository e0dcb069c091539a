import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { isBlank } from '#domain/text.ts';
import { useTitle } from '../frame/title.ts';
import { NotLoaded } from '../offline/NotLoaded.tsx';
import { foundProjectsQuery } from '../wire/projects.ts';
import { WorkLines } from '../works/WorkLines.tsx';
import classes from './SearchScreen.module.css';

/** Milliseconds of rest after which what is typed is searched. */
const REST = 250;

/** `/search`: every change searches, nothing typed shows nothing (SPEC §2). What is sought stands in the address. */
export function SearchScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { name: sought = '' } = useSearch({ from: '/frame/search' });
  const [name, setName] = useState(sought);
  const [rested] = useDebouncedValue(name.trim(), REST);
  const empty = isBlank(name);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...foundProjectsQuery(rested),
    enabled: !isBlank(rested),
  });
  useTitle(t('search.title'));
  // An address of one's own typing comes back a moment later; any other, as by the header's link, is a new search.
  const typed = useRef<string[]>([]);
  useEffect(() => {
    const own = typed.current.indexOf(sought);
    typed.current = own < 0 ? [] : typed.current.slice(own + 1);
    if (own < 0) setName(sought);
  }, [sought]);
  const type = (text: string) => {
    setName(text);
    if (text !== sought || typed.current.length > 0) typed.current.push(text);
    void navigate({ to: '/search', search: { name: text || undefined }, replace: true, resetScroll: false });
  };
  const found = empty || isBlank(rested) ? undefined : data;
  return (
    <div className={classes.page}>
      <h1>{t('search.title')}</h1>
      <TextInput
        type="search"
        label={t('search.name')}
        description={t('search.hint')}
        maxLength={LIMITS.search.max}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={name}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className={classes.found} aria-busy={isPlaceholderData}>
        <p className={classes.count} role="status">
          {found &&
            (found.length === 0
              ? t('search.none', { name: rested })
              : t('search.found', { count: found.length }))}
        </p>
        {found === undefined && !empty && error && <NotLoaded error={error} onRetry={() => void refetch()} />}
        {found && found.length > 0 && <WorkLines projects={found} />}
      </div>
    </div>
  );
}
