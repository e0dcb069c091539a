import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Entry } from '#contract/texts/dictionary.ts';
import type { SharedWord } from '#contract/texts/shared-words.ts';
import { untranslatedWords } from '#domain/files/families/shared-words.ts';
import { mayIn } from '../../../data/access/access.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { LeaveConfirmation } from '../../../ui/dialogs/LeaveConfirmation.tsx';
import { HelpLink } from '../../../ui/help-link/HelpLink.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { useOfferUndo } from '../../history/undo/use-offer-undo.ts';
import { UntranslatedWords } from '../shared-words/UntranslatedWords.tsx';
import { DeleteEntry } from './DeleteEntry.tsx';
import classes from './Dictionary.module.css';
import { DictionaryTable } from './DictionaryTable.tsx';
import { DictionaryTools } from './DictionaryTools.tsx';
import { EntryForm } from './EntryForm.tsx';
import { useOpenRow, withOpenRow } from './open-row.ts';
import { searchEntries, searchWords } from './search-entries.ts';
import { WhoAdds } from './WhoAdds.tsx';

/** Rows rendered at first, and with each 'Show more': a dictionary may have thousands. */
const ROWS = 200;

type Props = {
  project: Project;
  entries: readonly Entry[];
  /** The words that its languages share. */
  shared?: readonly SharedWord[] | undefined;
  /** What it is searched for at first. */
  sought?: string | undefined;
};

/** The dictionary with its search; editors add and edit one word at a time. */
export function Dictionary({ project, entries, shared = [], sought = '' }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(sought);
  const [rows, setRows] = useState(ROWS);
  const { row, open, askAndOpen, setChanged, question } = useOpenRow();
  const [toDelete, setToDelete] = useState<Entry>();
  const offerUndo = useOfferUndo(project.id);
  const edits = mayIn(project, 'can_manage_strings');
  const matching = searchEntries(entries, text);
  const off = entries.filter(({ is_off }) => is_off).length;
  const untranslated = untranslatedWords(shared, entries);
  const toTranslate = searchWords(untranslated, text);
  const shown = withOpenRow(matching.slice(0, rows), entries, row);

  const search = (text: string) => {
    setText(text);
    setRows(ROWS);
    // Rows that appear and disappear while the user types don't take the focus.
    if (row.kind === 'none') open({ kind: 'none' });
  };
  const added = (entry: Entry) => {
    announce(t('dictionary.added', { word: entry.word }));
    offerUndo('addEntry', { n: entry.word });
    if (searchEntries([entry], text).length === 0) setText('');
    open({ kind: 'adding', word: '', after: entry.id });
  };
  const saved = (entry: Entry) => {
    announce(t('dictionary.saved', { word: entry.word }));
    const before = row.kind === 'editing' ? row.entry : undefined;
    // The log has the former word of an edit, and nothing of one that changed nothing.
    if (before && before.updated_at !== entry.updated_at) offerUndo('editEntry', { n: before.word });
    open({ kind: 'none', after: entry.id, left: entry.id });
  };
  const edit = (entry: Entry) => open({ kind: 'editing', entry });
  const form = (entry?: Entry) =>
    entry ? (
      <EntryForm
        project={project}
        entry={entry}
        onSaved={saved}
        onEdit={edit}
        onChanged={setChanged}
        onCancel={() => open({ kind: 'none', left: entry.id })}
      />
    ) : (
      <EntryForm
        project={project}
        word={row.kind === 'adding' ? row.word : ''}
        desc={row.kind === 'adding' ? row.desc : undefined}
        onSaved={added}
        onEdit={edit}
        onChanged={setChanged}
        onCancel={() => open({ kind: 'none', left: 'add' })}
      />
    );
  const add = (word = '') => askAndOpen({ kind: 'adding', word });
  const isNew = row.kind === 'adding' && matching.length === 0;
  const words = toTranslate.length > 0 && (
    <UntranslatedWords
      project={project}
      words={toTranslate}
      onTranslate={edits ? ({ word, desc }) => askAndOpen({ kind: 'adding', word, desc }) : undefined}
    />
  );

  if (entries.length === 0 && row.kind === 'none') {
    return (
      <div className="padding-top-16">
        {words}
        <Empty title={t('dictionary.none')} text={t(edits ? 'dictionary.noneText' : 'dictionary.noneWait')}>
          <span className={`ui-12 ink-3 ${classes.who}`}>
            <WhoAdds project={project} />
          </span>
          {edits && (
            <Button
              autoFocus={row.left !== undefined}
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={() => add()}
            >
              {t('dictionary.add')}
            </Button>
          )}
          <HelpLink topic="dictionary" />
        </Empty>
      </div>
    );
  }
  return (
    <div className={classes.dictionary}>
      <DictionaryTools
        project={project}
        text={text}
        onSearch={search}
        found={matching.length}
        total={entries.length}
        onAdd={edits && row.kind !== 'adding' ? () => add() : undefined}
        isLeft={row.kind === 'none' && row.left === 'add'}
      />
      {off > 0 && <p className="margin-top-8 ui-13 ink-2">{t('dictionary.someOff', { count: off })}</p>}
      {words}
      {shown.length > 0 || isNew ? (
        <DictionaryTable
          project={project}
          entries={shown}
          open={row}
          form={form}
          actions={
            edits
              ? { onEdit: (entry) => askAndOpen({ kind: 'editing', entry }), onDelete: setToDelete }
              : undefined
          }
        />
      ) : (
        <div className={`grid gap-12 items-start ink-2 breaks ${classes.nothing}`}>
          <p>{t('dictionary.notFound', { text: text.trim() })}</p>
          {edits && (
            <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => add(text.trim())}>
              {t('dictionary.addSought', { text: text.trim() })}
            </Button>
          )}
        </div>
      )}
      {matching.length > rows && (
        <Button variant="subtle" color="gray" onClick={() => setRows(rows + ROWS)}>
          {t('dictionary.showMore', { count: Math.min(ROWS, matching.length - rows) })}
        </Button>
      )}
      {question && <LeaveConfirmation {...question} />}
      {toDelete && (
        <DeleteEntry
          project={project.id}
          entry={toDelete}
          onDeleted={() => open({ kind: 'none', left: 'add' })}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </div>
  );
}
