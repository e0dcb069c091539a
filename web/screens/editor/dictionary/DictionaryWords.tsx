import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/texts/dictionary.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { mayIn } from '../../../data/access/access.ts';
import { dictionaryQuery } from '../../../data/queries/dictionary.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { useOfferUndo } from '../../../features/history/undo/use-offer-undo.ts';
import { DeleteEntry } from '../../../features/texts/dictionary/DeleteEntry.tsx';
import { EntryForm } from '../../../features/texts/dictionary/EntryForm.tsx';
import { searchEntries } from '../../../features/texts/dictionary/search-entries.ts';
import { WhoAdds } from '../../../features/texts/dictionary/WhoAdds.tsx';
import { announce } from '../../../ui/announcements/announce.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { useEditor } from '../state/editor-context.ts';
import { composerField } from '../state/focus-composer.ts';
import classes from './DictionaryWords.module.css';
import { NO_STRING, useFoundWords } from './found-words.ts';
import { insertInComposer } from './insert-in-composer.ts';
import { useSelectedWords } from './selected-words.ts';
import { WordList } from './WordList.tsx';

type Props = {
  /** The string whose words come first, and into whose composer words are inserted; left out where none is open. */
  row?: RowString;
  /** Closes the dictionary. */
  onClose: () => void;
};

/** The dictionary in the editor: the words of a string first, a search over all, and for editors the form of a word. */
export function DictionaryWords({ row, onClose }: Props) {
  const { t } = useTranslation();
  const { projectRef, project } = useEditor();
  const { data, error, refetch } = useQuery(dictionaryQuery(project.id));
  const entries = data ?? [];
  const { places } = useFoundWords(row ?? NO_STRING);
  const inSource = [...new Set(places.flatMap((place) => place.entries))];
  const selected = useSelectedWords(row?.id);
  const [text, setText] = useState('');
  const [form, setForm] = useState<{ entry?: Entry; word: string }>();
  const [toDelete, setToDelete] = useState<Entry>();
  const offerUndo = useOfferUndo(project.id);
  const mayEdit = mayIn(project, 'can_manage_strings');
  const otherEntries = searchEntries(entries, text).filter(
    (entry) => text !== '' || !inSource.includes(entry),
  );

  const insert = (entry: Entry) => {
    // On a phone the composer is on another tab, with the translations.
    if (!composerField()) flushSync(onClose);
    insertInComposer(entry.translate);
    announce(t('editorComposer.inserted', { word: entry.translate }));
  };
  const openFormOf = (entry?: Entry) =>
    setForm({ ...(entry && { entry }), word: entry ? '' : selected || text.trim() });
  const closeForm = () => {
    flushSync(() => setForm(undefined));
    document.getElementById(SEARCH)?.focus();
  };
  const saved = (entry: Entry) => {
    announce(t(form?.entry ? 'dictionary.saved' : 'dictionary.added', { word: entry.word }));
    const before = form?.entry;
    // The log has the former word of an edit, and nothing of one that changed nothing.
    if (!before) offerUndo('addEntry', { n: entry.word });
    else if (before.updated_at !== entry.updated_at) offerUndo('editEntry', { n: before.word });
    closeForm();
  };
  const list = {
    onInsert: row && insert,
    actions: mayEdit ? { onEdit: openFormOf, onDelete: setToDelete } : undefined,
  };
  return (
    <div className={classes.words}>
      {form ? (
        <EntryForm
          key={form.entry?.id ?? 'new'}
          project={project}
          {...(form.entry && { entry: form.entry })}
          word={form.word}
          onSaved={saved}
          onEdit={openFormOf}
          onCancel={closeForm}
        />
      ) : (
        <div className={`row gap-8 align-stretch ${classes.tools}`}>
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
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              if (text === '') onClose();
              else setText('');
            }}
          />
          {mayEdit && (
            <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => openFormOf()}>
              {selected ? t('editorDictionary.addChosen', { text: selected }) : t('editorDictionary.add')}
            </Button>
          )}
        </div>
      )}
      {!data && error ? (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      ) : entries.length === 0 ? (
        data && (
          <p className={classes.none}>
            {t('editorDictionary.none')} <WhoAdds project={project} />
          </p>
        )
      ) : text === '' ? (
        <>
          <WordList title={t('editorDictionary.found')} entries={inSource} {...list} />
          {row && inSource.length === 0 && <p className={classes.none}>{t('editorDictionary.noneFound')}</p>}
          <WordList title={t('editorDictionary.all')} entries={otherEntries} {...list} />
        </>
      ) : otherEntries.length > 0 ? (
        <WordList title={t('editorDictionary.all')} entries={otherEntries} {...list} />
      ) : (
        <p className={classes.none}>{t('dictionary.notFound', { text: text.trim() })}</p>
      )}
      <Link
        className={classes.whole ?? ''}
        to="/projects/$projectId"
        params={{ projectId: projectRef }}
        hash="dictionary"
      >
        {t('editorTools.wholeDictionary')}
      </Link>
      {toDelete && (
        <DeleteEntry
          project={project.id}
          entry={toDelete}
          onDeleted={closeForm}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </div>
  );
}

const SEARCH = 'dictionary-search';
