import { Button, Checkbox, Group } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { mayIn } from '../../../data/access/access.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { FormatHelp } from '../../../ui/help-link/FormatHelp.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useTitle } from '../../../ui/page/title.ts';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { saveFile } from '../export/save-file.ts';
import { FileButton } from '../import-shared/FileButton.tsx';
import { FileDrop } from '../import-shared/FileDrop.tsx';
import { ImportFooter, ProgressFooter } from '../import-shared/ImportFooter.tsx';
import classes from './AddFilesPage.module.css';
import { type Chosen, filesOfDrop, filesOfField } from './chosen-files.ts';
import { FileTable } from './FileTable.tsx';
import { mayBeApproved } from './file-rows.ts';
import type { ImportLanguage } from './other-languages.ts';
import { reportOf } from './report.ts';
import { useAddFiles } from './use-add-files.ts';

type Props = {
  project: Project;
  sections: readonly Section[];
  /** The other languages of its source. */
  languages: readonly ImportLanguage[];
  /** Takes what the project's page has handed over. */
  take: () => Chosen | undefined;
};

/**
 * Imports files of any kinds and in any folders at once: what becomes of each is shown, and can be changed, before
 * (imports.52).
 */
export function AddFilesPage({ project, sections, languages, take }: Props) {
  const { t, i18n } = useTranslation();
  useTitle(t('addFiles.title'), project.name);
  const files = useAddFiles(project, sections, languages);
  const { rows, doing, left, hasMore } = files;
  const takeHandedOver = useEffectEvent(() => {
    const handover = take();
    if (handover) void files.add(handover);
  });
  useEffect(() => takeHandedOver(), []);
  const mayApprove = mayIn(project, 'can_self_approve') || languages.some((one) => one.mayApprove);
  const projectId = String(project.id);
  const came = rows.flatMap(({ outcome }) => (outcome && outcome !== 'running' ? outcome : []));
  const failed = came.filter(({ ok }) => !ok).length;
  const done = came.length - failed;
  const isOver = done > 0 && left === 0;
  const busy = doing !== undefined;
  const choose = (chosen: readonly File[]) => void files.add(filesOfField(chosen));
  const names = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
    [project, ...languages].map(({ target_lang }) => languageName(target_lang, i18n.language)),
  );
  const look = { variant: rows.length === 0 ? 'filled' : 'default', size: 'md' } as const;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <p className="ui-13 ink-3 breaks">
          <Link to="/projects/$projectId" params={{ projectId }}>
            {project.name}
          </Link>
        </p>
        <h1>{t('addFiles.title')}</h1>
      </div>
      <div className={classes.area} data-small={rows.length > 0 || undefined}>
        {rows.length === 0 && <IconFileDownload size={32} stroke={1.5} aria-hidden="true" />}
        <p className={classes.start}>{t('addFiles.start')}</p>
        <p>
          {t('addFiles.startText', { language: names })} <FormatHelp />
        </p>
        <Group gap="sm" justify="center">
          <FileButton
            accept=""
            isMany
            disabled={busy}
            look={look}
            words={t('addFiles.files')}
            onFiles={choose}
          />
          <FileButton
            accept=""
            isMany
            isFolder
            disabled={busy}
            look={{ variant: 'default', size: 'md' }}
            words={t('addFiles.folder')}
            onFiles={choose}
          />
          {rows.length > 0 && (
            <Button variant="subtle" color="gray" size="md" disabled={busy} onClick={files.clear}>
              {t('addFiles.clear')}
            </Button>
          )}
        </Group>
      </div>
      {hasMore && <Notice kind="warning">{t('addFiles.more', { count: LIMITS.filesAtOnce })}</Notice>}
      {rows.length > 0 && (
        <FileTable
          rows={rows}
          sections={sections}
          languages={languages}
          sourceLang={project.source_lang}
          disabled={busy}
          onChoose={(path, becomes) => void files.choose(path, becomes)}
          onChooseInBook={files.chooseInBook}
          onCompare={(path) => void files.compareAgain(path)}
          onRead={files.readAs}
        />
      )}
      {mayApprove && rows.some(mayBeApproved) && (
        <Checkbox
          className={classes.approves}
          label={t('addFiles.approves')}
          description={t('addFiles.approvesHint')}
          checked={files.approves}
          disabled={busy}
          onChange={(event) => files.setApproves(event.currentTarget.checked)}
        />
      )}
      {!busy && done > 0 && <Notice kind="success">{t('addFiles.done', { count: done })}</Notice>}
      {!busy && failed > 0 && <Notice kind="error">{t('addFiles.failed', { count: failed })}</Notice>}
      {doing ? (
        <ProgressFooter
          done={doing.done}
          total={doing.total}
          words={t(`addFiles.${doing.what}`, { done: doing.done, total: doing.total })}
          isStopping={doing.isStopping}
          onStop={files.stop}
        />
      ) : (
        rows.length > 0 && (
          <div className={`row gap-16 row-gap-8 wrap padding-top-16 ${classes.foot}`}>
            {came.length > 0 && (
              <Button size="md" onClick={() => saveFile(t('addFiles.reportName'), reportOf(t, rows))}>
                {t('addFiles.report')}
              </Button>
            )}
            {isOver ? (
              <Button
                variant="filled"
                size="md"
                autoFocus
                renderRoot={(props) => <Link to="/projects/$projectId" params={{ projectId }} {...props} />}
              >
                {t('addFiles.toProject')}
              </Button>
            ) : (
              <ImportFooter
                projectId={projectId}
                why={left === 0 ? t('addFiles.nothing') : undefined}
                action={t('addFiles.submit', { count: left })}
                onAction={() => void files.send()}
              >
                {t('addFiles.total', { count: rows.length })}
              </ImportFooter>
            )}
          </div>
        )
      )}
      <FileDrop
        words={t('addFiles.drop')}
        disabled={busy}
        onData={(data) => void filesOfDrop(data).then(files.add)}
      />
      <LeaveQuestion isChanged={busy || (left > 0 && done === 0)} />
    </div>
  );
}
