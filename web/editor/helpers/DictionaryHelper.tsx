import { Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { soughtEntries } from '../../dictionary/sought-entries.ts';
import { Empty } from '../../frame/Empty.tsx';
import { failureWords } from '../../language/failure-words.ts';
import { dictionaryQuery } from '../../wire/dictionary.ts';
import { useEditor } from '../editor-context.ts';
import classes from './DictionaryHelper.module.css';

/** Entries drawn at once: a dictionary may have thousands, and the search finds the others. */
const DRAWN = 100;

/** The project's words with their translations, sought as one writes; the whole dictionary is on the project's page. */
export function DictionaryHelper() {
  const { t } = useTranslation();
  const { at, project } = useEditor();
  const { data: entries, error } = useQuery(dictionaryQuery(project.id));
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  if (error) return <p className={classes.note}>{failureWords(t, error)}</p>;
  if (!entries) return <Skeleton height={12} width="70%" />;
  const found = soughtEntries(entries, sought);
  const whole = (
    <Link to="/projects/$projectId" params={{ projectId: at }} hash="dictionary">
      {t('editorTools.wholeDictionary')}
    </Link>
  );
  if (entries.length === 0) {
    return (
      <Empty title={t('dictionary.none')} text={t('dictionary.noneWait')}>
        {whole}
      </Empty>
    );
  }
  return (
    <div className={classes.dictionary}>
      <TextInput
        type="search"
        size="sm"
        aria-label={t('dictionary.search')}
        placeholder={t('dictionary.search')}
        maxLength={LIMITS.word.max}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={classes.note} role="status">
        {sought.trim() === ''
          ? t('dictionary.count', { count: entries.length })
          : t('dictionary.found', { amount: found.length, total: entries.length })}
      </p>
      <dl className={classes.entries}>
        {found.slice(0, DRAWN).map(({ id, word, translate, desc }) => (
          <div key={id}>
            <dt lang={project.source_lang}>{word}</dt>
            <dd lang={project.target_lang}>{translate}</dd>
            {desc !== '' && <dd className={classes.desc}>{desc}</dd>}
          </div>
        ))}
      </dl>
      {whole}
    </div>
  );
}
