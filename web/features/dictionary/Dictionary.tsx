import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/dictionary.ts';
import type { Project } from '#contract/projects.ts';
import { mayIn } from '../../data/access/access.ts';
import { announce } from '../../ui/announcements/announce.ts';
import { LeaveConfirmation } from '../../ui/dialogs/LeaveConfirmation.tsx';
import { HelpLink } from '../../ui/help-link/HelpLink.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { DeleteEntry } from './DeleteEntry.tsx';
import classes from './Dictionary.module.css';
import { DictionaryTable } from './DictionaryTable.tsx';
import { DictionaryTools } from './DictionaryTools.tsx';
import { EntryForm } from './EntryForm.tsx';
import { withOpened } from './opened.ts';
import { soughtEntries } from './sought-entries.ts';
import { useOpened } from './use-opened.ts';
import { WhoAdds } from './WhoAdds.tsx';

/** Rows drawn at first, and with each 'Show more': a dictionary may have thousands. */
const ROWS = 200;

/** The dictionary: searched, and for its editors added to and changed, a word at a time. */
export function Dictionary({ project, entries }: { project: Project; entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [rows, setRows] = useState(ROWS);
  const { opened, open, turnTo, tellChanged, question } = useOpened();
  const [doomed, doom] = useState<Entry>();
  const edits = mayIn(project, 'can_manage_strings');
  const found = soughtEntries(entries, text);
  const shown = withOpened(found.slice(0, rows), entries, opened);

  const search = (text: string) => {
    setText(text);
    setRows(ROWS);
    // Rows come and go while one types: none of them takes the focus now.
    if (opened.kind === 'none') open({ kind: 'none' });
  };
  const added = (entry: Entry) => {
    announce(t('dictionary.added', { word: entry.word }));
    if (soughtEntries([entry], text).length === 0) setText('');
    open({ kind: 'adding', word: '', after: entry.id });
  };
  const saved = (entry: Entry) => {
    announce(t('dictionary.saved', { word: entry.word }));
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
        onChanged={tellChanged}
        onCancel={() => open({ kind: 'none', left: entry.id })}
      />
    ) : (
      <EntryForm
        project={project}
        word={opened.kind === 'adding' ? opened.word : ''}
        onSaved={added}
        onEdit={edit}
        onChanged={tellChanged}
        onCancel={() => open({ kind: 'none', left: 'add' })}
      />
    );
  const add = (word = '') => turnTo({ kind: 'adding', word });
  const isNew = opened.kind === 'adding' && found.length === 0;

  if (entries.length === 0 && opened.kind === 'none') {
    return (
      <div className={classes.empty}>
        <Empty title={t('dictionary.none')} text={t(edits ? 'dictionary.noneText' : 'dictionary.noneWait')}>
          <span className={classes.who}>
            <WhoAdds project={project} />
          </span>
          {edits && (
            <Button
              autoFocus={opened.left !== undefined}
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
        found={found.length}
        total={entries.length}
        onAdd={edits && opened.kind !== 'adding' ? () => add() : undefined}
        isLeft={opened.kind === 'none' && opened.left === 'add'}
      />
      {shown.length > 0 || isNew ? (
        <DictionaryTable
          project={project}
          entries={shown}
          opened={opened}
          form={form}
          acts={edits ? { onEdit: (entry) => turnTo({ kind: 'editing', entry }), onDelete: doom } : undefined}
        />
      ) : (
        <div className={classes.nothing}>
          <p>{t('dictionary.notFound', { text: text.trim() })}</p>
          {edits && (
            <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => add(text.trim())}>
              {t('dictionary.addSought', { text: text.trim() })}
            </Button>
          )}
        </div>
      )}
      {found.length > rows && (
        <Button variant="subtle" color="gray" onClick={() => setRows(rows + ROWS)}>
          {t('dictionary.showMore', { count: Math.min(ROWS, found.length - rows) })}
        </Button>
      )}
      {question && <LeaveConfirmation {...question} />}
      {doomed && (
        <DeleteEntry
          project={project.id}
          entry={doomed}
          onDeleted={() => open({ kind: 'none', left: 'add' })}
          onClose={() => doom(undefined)}
        />
      )}
    </div>
  );
}
