import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useLoaderData } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FORMAT_KINDS,
  FORMAT_TOPICS,
  HELP_GROUP_NAMES,
  HELP_GROUPS,
  type HelpTopic,
} from '#domain/core/addresses/help-topics.ts';
import { useTitle } from '../../ui/page/title.ts';
import classes from './HelpScreen.module.css';
import type { HelpPages } from './help-page.ts';
import { searchHelp } from './search-help.ts';

/** `/help`: the pages of the user guide by group, or the results of a search. */
export function HelpScreen() {
  const { t } = useTranslation();
  const pages = useLoaderData({ from: '/frame/help' });
  const [query, setQuery] = useState('');
  useTitle(t('guide.title'));
  const isSearch = query.trim() !== '';
  const results = isSearch ? searchHelp(pages, query) : [];
  return (
    <div className={classes.page}>
      <h1>{t('guide.title')}</h1>
      <p className="margin-top-4 margin-bottom-16 ui-14 ink-2">{t('guide.intro')}</p>
      <TextInput
        type="search"
        aria-label={t('guide.search')}
        placeholder={t('guide.search')}
        maxLength={100}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {isSearch && results.length === 0 && (
          <p className="margin-top-16 ink-2">{t('guide.none', { sought: query })}</p>
        )}
        {isSearch && <Topics topics={results} pages={pages} />}
      </div>
      {!isSearch &&
        HELP_GROUP_NAMES.map((group) => (
          <section key={group} className={classes.group}>
            <h2>{t(`guide.groups.${group}`)}</h2>
            <Topics topics={HELP_GROUPS[group]} pages={pages} />
            {group === 'files' && <Formats pages={pages} />}
          </section>
        ))}
    </div>
  );
}

/** The pages on file formats by what the files are: names alone, because there are many (screens.21). */
function Formats({ pages }: { pages: HelpPages }) {
  const { t } = useTranslation();
  return (
    <div className={classes.kinds}>
      {FORMAT_KINDS.map((kind) => (
        <div key={kind} className={`grid gap-16 row-gap-4 align-baseline margin-top-12 ${classes.kind}`}>
          <h3 className="ui-13 ink-2">{t(`guide.kinds.${kind}`)}</h3>
          <ul className={`row gap-16 row-gap-4 align-stretch wrap ${classes.formats}`}>
            {FORMAT_TOPICS[kind].map((topic) => (
              <li key={topic}>
                <Link to="/help/$topic" params={{ topic }}>
                  {pages[topic].title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Topics({ topics, pages }: { topics: readonly HelpTopic[]; pages: HelpPages }) {
  return (
    <ul className={`grid margin-top-12 ${classes.topics}`}>
      {topics.map((topic) => (
        <li key={topic}>
          <Link to="/help/$topic" params={{ topic }}>
            {pages[topic].title}
          </Link>
          <p className="ui-13 ink-2">{pages[topic].summary}</p>
        </li>
      ))}
    </ul>
  );
}
