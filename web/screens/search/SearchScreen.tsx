import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectCount } from '#contract/projects/projects.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { useTitle } from '../../ui/page/title.ts';
import { ListedProjects } from '../../ui/project-cards/ListedProjects.tsx';
import { useProjectList } from '../../ui/project-cards/use-project-list.ts';
import classes from './SearchScreen.module.css';

/** How long typing has to pause before a search, in milliseconds (search.2). */
const DEBOUNCE = 250;

/**
 * `/search`: searches at every change and shows nothing for an empty search (search.2, search.3), or with `?sort=activity`
 * all projects, latest changed first. The search is in the address.
 */
export function SearchScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { name: searched = '', sort } = useSearch({ from: '/frame/search' });
  const [name, setName] = useState(searched);
  const [rested] = useDebouncedValue(name.trim(), DEBOUNCE);
  const empty = isBlank(name);
  // An outdated search is cancelled at once; the new one is debounced.
  const text = empty ? '' : rested;
  const isSearching = text !== '' || sort !== undefined;
  const listed = useProjectList(text === '' ? {} : { name: text }, { enabled: isSearching });
  const { count } = listed;
  useTitle(t('search.title'));
  // Addresses set by typing arrive here later and are ignored; any other, as by the header's link, is a new search.
  const typed = useRef<string[]>([]);
  useEffect(() => {
    const position = typed.current.indexOf(searched);
    typed.current = position < 0 ? [] : typed.current.slice(position + 1);
    if (position < 0) setName(searched);
  }, [searched]);
  const type = (text: string) => {
    setName(text);
    if (text !== searched || typed.current.length > 0) typed.current.push(text);
    void navigate({
      to: '/search',
      search: { name: text || undefined, sort },
      replace: true,
      resetScroll: false,
    });
  };
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
      <div aria-busy={isSearching && listed.isPlaceholderData}>
        <p className="margin-top-16 ui-13 ink-2 breaks" role="status">
          {isSearching && count && (
            <>
              {countWords(t, count, text)}
              {text === '' && ` · ${t('search.byActivity')}`}
            </>
          )}
        </p>
        {isSearching && <ListedProjects list={listed} />}
      </div>
    </div>
  );
}

function countWords(t: TFunction, { amount, more }: ProjectCount, name: string): string {
  if (more) return t('search.foundMore', { max: amount });
  return amount === 0 && name !== '' ? t('search.none', { name }) : t('search.found', { count: amount });
}
