import { ActionIcon, Button, Table, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { SharedWord } from '#contract/texts/shared-words.ts';
import { mayIn } from '../../../data/access/access.ts';
import { sharedWordsQuery } from '../../../data/queries/shared-words.ts';
import { lazyOverlays } from '../../../ui/offline/lazy-overlays.tsx';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { lazyCode } from '../../../ui/page/screen.ts';
import classes from './SharedWords.module.css';

const Overlays = lazyOverlays(lazyCode(() => import('./word-overlays.ts')));

/** Rows rendered at first, and with each 'Show more'. */
const ROWS = 100;

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; word: SharedWord };

/** The words that all languages of a project share, and their changes in the first project (families.18, families.19). */
export function SharedWords({ project }: { project: Project }) {
  const { t } = useTranslation();
  const head = useId();
  const [rows, setRows] = useState(ROWS);
  const [open, setOpen] = useState<Open>();
  const shared = useQuery(sharedWordsQuery(project.id));
  const { home = null, words = [] } = shared.data ?? {};
  const edits = home?.project_id === project.id && mayIn(project, 'can_manage_strings');
  const close = () => setOpen(undefined);
  return (
    <section className={classes.section} aria-labelledby={head}>
      <h2 id={head}>{t('sharedWords.title')}</h2>
      <p className={`margin-top-4 margin-bottom-12 ui-14 ink-2 breaks ${classes.note}`}>
        {t('sharedWords.note')}
        {home && home.project_id !== project.id && (
          <>
            {' '}
            {t('sharedWords.elsewhere')}{' '}
            <Link to="/projects/$projectId" params={{ projectId: String(home.project_id) }} hash="languages">
              <bdi>{home.name}</bdi>
            </Link>
          </>
        )}
      </p>
      {shared.error && <NotLoaded error={shared.error} onRetry={() => void shared.refetch()} />}
      {words.length > 0 && (
        <Table className={classes.table} aria-labelledby={head} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.word}>{t('dictionary.word')}</Table.Th>
              <Table.Th>{t('dictionary.desc')}</Table.Th>
              {edits && (
                <Table.Th className={classes.acts}>
                  <VisuallyHidden>{t('project.acts')}</VisuallyHidden>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {words.slice(0, rows).map((word) => (
              <Table.Tr key={word.id}>
                <Table.Td className={classes.word} lang={project.source_lang}>
                  {word.word}
                </Table.Td>
                <Table.Td className={classes.desc}>{word.desc}</Table.Td>
                {edits && (
                  <Table.Td className={classes.acts}>
                    <div>
                      <ActionIcon
                        title={t('comments.edit')}
                        aria-label={t('dictionary.edit', word)}
                        onClick={() => setOpen({ kind: 'edit', word })}
                      >
                        <IconPencil size={16} stroke={1.75} />
                      </ActionIcon>
                      <ActionIcon
                        title={t('comments.delete')}
                        aria-label={t('dictionary.delete', word)}
                        onClick={() => setOpen({ kind: 'delete', word })}
                      >
                        <IconTrash size={16} stroke={1.75} />
                      </ActionIcon>
                    </div>
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {shared.data && words.length === 0 && <p className="ui-14 ink-3">{t('sharedWords.none')}</p>}
      {words.length > rows && (
        <Button variant="subtle" color="gray" onClick={() => setRows(rows + ROWS)}>
          {t('dictionary.showMore', { count: Math.min(ROWS, words.length - rows) })}
        </Button>
      )}
      {edits && (
        <Button
          className={classes.add}
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => setOpen({ kind: 'add' })}
        >
          {t('sharedWords.add')}
        </Button>
      )}
      {open?.kind === 'add' && <Overlays.SharedWordForm project={project} onClose={close} />}
      {open?.kind === 'edit' && (
        <Overlays.SharedWordForm project={project} word={open.word} onClose={close} />
      )}
      {open?.kind === 'delete' && (
        <Overlays.DeleteSharedWord project={project.id} word={open.word} onClose={close} />
      )}
    </section>
  );
}
