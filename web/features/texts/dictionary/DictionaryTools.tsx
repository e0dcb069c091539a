import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { HelpLink } from '../../../ui/help-link/HelpLink.tsx';
import classes from './DictionaryTools.module.css';
import { WhoAdds } from './WhoAdds.tsx';

type Props = {
  project: ProjectWithoutProgress;
  text: string;
  onSearch: (text: string) => void;
  found: number;
  total: number;
  /** Left out while a word is being added, and for readers. */
  onAdd: (() => void) | undefined;
  /** Whether the form of a new word has just closed, so that the button gets the focus. */
  isLeft: boolean;
};

/** The search, the number of words, and the button for a new one. */
export function DictionaryTools({ project, text, onSearch, found, total, onAdd, isLeft }: Props) {
  const { t } = useTranslation();
  const isSearched = text.trim() !== '';
  return (
    <div className="row gap-12 row-gap-8 wrap">
      <TextInput
        type="search"
        size="sm"
        className={classes.search}
        aria-label={t('dictionary.search')}
        placeholder={t('dictionary.search')}
        maxLength={LIMITS.word.max}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={text}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <span className="ui-12 ink-3" role="status">
        {isSearched
          ? t('dictionary.found', { amount: found, total })
          : t('dictionary.count', { count: total })}
      </span>
      <HelpLink topic="dictionary" />
      <span className={`ui-12 ink-3 ${classes.who}`}>
        <WhoAdds project={project} />
      </span>
      {onAdd && (
        <Button
          className={classes.add}
          leftSection={<IconPlus size={16} stroke={1.75} />}
          autoFocus={isLeft}
          onClick={onAdd}
        >
          {t('dictionary.add')}
        </Button>
      )}
    </div>
  );
}
