import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { isBlank } from '#domain/text.ts';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/title.ts';
import { wordsFor } from '../language/wording.ts';
import { Failure } from '../wire/failure.ts';
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
  const { data, error, isPlaceholderData } = useQuery({
    ...foundProjectsQuery(rested),
    enabled: !isBlank(rested),
  });
  useTitle(t('search.title'));
  const type = (text: string) => {
    setName(text);
    void navigate({ to: '/search', search: { name: text || undefined }, replace: true, resetScroll: false });
  };
  const found = empty || isBlank(rested) ? undefined : data;
  const note = error instanceof Failure ? error.errors[0] : undefined;
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
            !error &&
            (found.length === 0
              ? t('search.none', { name: rested })
              : t('search.found', { count: found.length }))}
        </p>
        {!empty && error && <Notice kind="error">{note ? wordsFor(t, note) : t('failures.some')}</Notice>}
        {found && found.length > 0 && <WorkLines projects={found} />}
      </div>
    </div>
  );
}
