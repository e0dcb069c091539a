import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/dictionary.ts';
import type { EditorRow } from '#contract/editor.ts';
import { LIMITS } from '#domain/limits.ts';
import { mayIn } from '../../../data/access/access.ts';
import { dictionaryQuery } from '../../../data/queries/dictionary.ts';
import { DeleteEntry } from '../../../features/dictionary/DeleteEntry.tsx';
import { EntryForm } from '../../../features/dictionary/EntryForm.tsx';
import { searchEntries } from '../../../features/dictionary/search-entries.ts';
import { WhoAdds } from '../../../features/dictionary/WhoAdds.tsx';
import { announce } from '../../../ui/announcements/announce.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { useEditor } from '../state/editor-context.ts';
import { entryField } from '../state/focus-composer.ts';
import { useChosenWords } from './chosen-words.ts';
import classes from './DictionaryWords.module.css';
import { insertInEntry } from './insert-in-entry.ts';
import { WordList } from './WordList.tsx';
import { entriesOf, useWords } from './words.ts';

type Props = {
  /** The string whose words stand first and into whose entry they are put; left out where none is open. */
  row?: EditorRow;
  /** Back to where one came from. */
  onLeave: () => void;
};

/** The dictionary: the words of a string first, a search over all, and for its editors a place to add and change. */
export function DictionaryWords({ row, onLeave }: Props) {
  const { t } = useTranslation();
  const { at, project } = useEditor();
  const { data, error, refetch } = useQuery(dictionaryQuery(project.id));
  const words = useWords();
  const chosen = useChosenWords(row?.id);
  const [text, search] = useState('');
  const [form, openForm] = useState<{ entry?: Entry; word: string }>();
  const [doomed, doom] = useState<Entry>();
  const mayEdit = mayIn(project, 'can_manage_strings');
  const found = row ? entriesOf(words.spansIn(row.text)) : [];
  const others = searchEntries(words.entries, text).filter((entry) => text !== '' || !found.includes(entry));

  const insert = (entry: Entry) => {
    // On a phone the entry is on another tab, with the versions.
    if (!entryField()) flushSync(onLeave);
    insertInEntry(entry.translate);
    announce(t('editorEntry.inserted', { word: entry.translate }));
  };
  const begin = (entry?: Entry) =>
    openForm({ ...(entry && { entry }), word: entry ? '' : chosen || text.trim() });
  const leaveForm = () => {
    flushSync(() => openForm(undefined));
    document.getElementById(SEARCH)?.focus();
  };
  const saved = (entry: Entry) => {
    announce(t(form?.entry ? 'dictionary.saved' : 'dictionary.added', { word: entry.word }));
    leaveForm();
  };
  const list = { onInsert: row && insert, acts: mayEdit ? { onEdit: begin, onDelete: doom } : undefined };
  return (
    <div className={classes.words}>
      {form ? (
        <EntryForm
          key={form.entry?.id ?? 'new'}
          project={project}
          {...(form.entry && { entry: form.entry })}
          word={form.word}
          onSaved={saved}
          onEdit={begin}
          onCancel={leaveForm}
        />
      ) : (
        <div className={classes.tools}>
          <TextInput
            id={SEARCH}
            type="search"
            size="sm"
            aria-label={t('dictionary.search')}
            placeholder={t('dictionary.search')}
            maxLength={LIMITS.word.max}
            leftSection={<IconSearch size={16} stroke={1.75} />}
            data-mantine-stop-propagation
            data-autofocus
            value={text}
            onChange={(event) => search(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (text === '') onLeave();
              else search('');
            }}
          />
          {mayEdit && (
            <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => begin()}>
              {chosen ? t('editorWords.addChosen', { text: chosen }) : t('editorWords.add')}
            </Button>
          )}
        </div>
      )}
      {!data && error ? (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      ) : words.entries.length === 0 ? (
        data && (
          <p className={classes.none}>
            {t('editorWords.none')} <WhoAdds project={project} />
          </p>
        )
      ) : text === '' ? (
        <>
          <WordList title={t('editorWords.found')} entries={found} {...list} />
          {row && found.length === 0 && <p className={classes.none}>{t('editorWords.noneFound')}</p>}
          <WordList title={t('editorWords.all')} entries={others} {...list} />
        </>
      ) : others.length > 0 ? (
        <WordList title={t('editorWords.all')} entries={others} {...list} />
      ) : (
        <p className={classes.none}>{t('dictionary.notFound', { text: text.trim() })}</p>
      )}
      <Link
        className={classes.whole ?? ''}
        to="/projects/$projectId"
        params={{ projectId: at }}
        hash="dictionary"
      >
        {t('editorTools.wholeDictionary')}
      </Link>
      {doomed && (
        <DeleteEntry
          project={project.id}
          entry={doomed}
          onDeleted={leaveForm}
          onClose={() => doom(undefined)}
        />
      )}
    </div>
  );
}

const SEARCH = 'dictionary-search';
