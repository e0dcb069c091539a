import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { foreignScriptOf } from '#domain/core/languages/scripts.ts';
import { TRANSLATIONS_TYPES, type TranslationsType } from '#domain/files/imports/translation-pairs.ts';
import { canImportIntoProject } from '#domain/texts/sections/section-types.ts';
import { startsAsInitial } from '#domain/texts/translations/translations.ts';
import { mayIn, viewerIn } from '../../data/access/access.ts';
import { useMe } from '../../data/session/session.ts';
import page from '../../features/files/import-shared/ImportLayout.module.css';
import { ImportLayout, type ImportSide } from '../../features/files/import-shared/ImportLayout.tsx';
import { LanguageNotice } from '../../features/files/import-shared/LanguageNotice.tsx';
import { lineMarks } from '../../features/files/import-shared/line-marks.ts';
import type { NumberedTextareaHandle } from '../../features/files/import-shared/NumberedTextarea.tsx';
import { ScriptNotice } from '../../features/files/import-shared/ScriptNotice.tsx';
import { useAddOrReplace } from '../../features/files/import-shared/use-add-or-replace.tsx';
import { useQuotaExcess } from '../../features/projects/usage/use-quota-excess.ts';
import { LeaveQuestion } from '../../ui/dialogs/LeaveQuestion.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { ImportOptions } from './ImportOptions.tsx';
import { ImportTranslationsFooter } from './ImportTranslationsFooter.tsx';
import { ImportTranslationsInput } from './ImportTranslationsInput.tsx';
import classes from './ImportTranslationsPage.module.css';
import { sizeOfPairs } from './import-counts.ts';
import { LeaveRunQuestion } from './LeaveRunQuestion.tsx';
import { Pairs, type PairsView } from './Pairs.tsx';
import { problemWords } from './problem-words.ts';
import { RowsNotice } from './RowsNotice.tsx';
import { RunFooter } from './RunFooter.tsx';
import { Refusal, RunNotice } from './RunNotice.tsx';
import { markOf, rowsOf } from './rows.ts';
import { usePairs } from './use-pairs.ts';
import { type Send, useRun } from './use-run.ts';

/**
 * What is read for a whole project: documents for proofreading, and keys if all sections are JSON (imports.27,
 * imports.67).
 */
const typesForAll = (sections: readonly Section[]): readonly TranslationsType[] =>
  canImportIntoProject(sections) ? ['json', 'docx'] : ['docx'];

type Props = {
  project: Project;
  /** The sections of the import: one, or all of the project. */
  sections: readonly Section[];
  /** The section's name, or that it is the whole project. */
  target: string;
  /** As the editor's address names the sections. */
  sectionsList: string;
  /** Whether there is one section: only then plain text is read, which has no keys. */
  isOne: boolean;
  send: Send;
};

/** Imports translations for strings that exist (imports.3, imports.35). */
export function ImportTranslationsPage({ project, sections, target, sectionsList, isOne, send }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  useTitle(t('importTranslations.title'), target, project.name);
  const projectId = String(project.id);
  const box = useRef<NumberedTextareaHandle>(null);
  const viewer = viewerIn(project, me ?? null);
  const types = isOne ? TRANSLATIONS_TYPES : typesForAll(sections);
  const pairing = usePairs(sections, { project: project.id, types });
  const { upload, stale, skipsEmpty } = pairing;
  const running = useRun(send);
  const { run } = running;
  const [isInitial, setInitial] = useState(startsAsInitial(viewer));
  const [approves, setApproves] = useState(false);
  const [view, setView] = useState<PairsView>({ only: 'all' });
  const [side, setSide] = useState<ImportSide>('paste');

  const added = useMemo(() => sizeOfPairs(upload?.pairs ?? []), [upload]);
  const { shortage, isFull, refresh } = useQuotaExcess(project, added);
  const isRunning = run?.state === 'running' || run?.state === 'stopping';
  const rows = useMemo(
    () => (upload ? rowsOf(run ? { pairs: run.pairs, problems: [] } : upload, run) : []),
    [upload, run],
  );
  const amount = sections.reduce((sum, { stats }) => sum + stats.strings_amount, 0);
  const whole = upload?.problems.find((problem) => !('line' in problem));
  const marked = stale
    ? []
    : rows.flatMap((row) => {
        const mark = row.from === pairing.shown.id && markOf(row, skipsEmpty);
        return mark ? [[row.line, mark] as const] : [];
      });
  const showPreview = () => {
    setView({ only: 'all' });
    setSide('preview');
    refresh();
  };
  const { takeFiles, question } = useAddOrReplace({
    isBegun: pairing.isBegun,
    isMany: !isOne,
    take: (files, isInstead) => pairing.takeFiles(files, { isInstead }, showPreview),
  });
  const script = useMemo(
    () => foreignScriptOf(upload?.pairs.map(({ text }) => text) ?? [], project.target_lang),
    [upload, project.target_lang],
  );
  const same = upload?.pairs.filter(({ status }) => status === 'same').length ?? 0;
  const isSame = upload !== undefined && same > 4 && same > upload.pairs.length / 2;
  const showLine = (from: number, line: number) => {
    // The field has to be rendered before it can scroll.
    flushSync(() => {
      pairing.show(from);
      setSide('paste');
    });
    box.current?.showLine(line);
  };
  const showRow = (line: number) => {
    const row = rows.find((one) => one.line === line && one.from === pairing.shown.id);
    setSide('preview');
    setView({ only: 'all', ...(row ? { focused: { id: row.id } } : {}) });
  };
  const more = () => {
    running.end();
    pairing.begin();
    setSide('paste');
  };
  return (
    <>
      <ImportLayout
        project={project}
        target={target}
        targetLang={isOne ? project.source_lang : undefined}
        title={t('importTranslations.title')}
        step={run ? 'import' : upload && !stale ? 'check' : 'paste'}
        side={side}
        onBack={run ? undefined : () => setSide('paste')}
        label={t('importTranslations.preview')}
        input={
          <>
            <ImportTranslationsInput
              box={box}
              pairing={pairing}
              amount={amount}
              types={types}
              isMany={!isOne}
              marks={lineMarks(marked)}
              busy={pairing.isTransforming || run !== undefined}
              onLong={(content) => pairing.takeLong(content, showPreview)}
              onTransform={() => pairing.transform(showPreview)}
              onFiles={takeFiles}
              onPlain={(refused) => pairing.readPlain(refused, showPreview)}
              onMark={showRow}
            />
            {pairing.error && (
              <Notice kind="error">
                <Refusal error={pairing.error} />
              </Notice>
            )}
          </>
        }
        preview={
          upload ? (
            <>
              <h2 className={`row ${classes.head}`}>
                {t(run ? 'importTranslations.result' : 'importTranslations.preview')}
              </h2>
              {!run && upload.problems.length === 0 && (
                <ImportOptions
                  pairing={pairing}
                  isInitial={isInitial}
                  onInitial={setInitial}
                  approves={approves}
                  onApprove={setApproves}
                  approved={
                    mayIn(project, 'can_self_approve')
                      ? upload.pairs.filter(({ status, isApproved }) => isApproved && status === 'new').length
                      : 0
                  }
                  hasEmpty={upload.pairs.some(({ status }) => status === 'empty')}
                  busy={isRunning}
                />
              )}
              {!run && upload.by === 'time' && (
                <div className={classes.notice}>
                  <Notice kind="info">{t('importTranslations.byTime')}</Notice>
                </div>
              )}
              {upload.by === 'row' && upload.problems.length === 0 && (
                <RowsNotice pairs={upload.pairs} missing={upload.missing} />
              )}
              {!run && <LanguageNotice project={project} files={upload.languages} />}
              {!run && <ScriptNotice of="target" lang={project.target_lang} script={script} />}
              {!run && isSame && script === undefined && (
                <div className={classes.notice}>
                  <Notice kind="warning">{t('files.script.same')}</Notice>
                </div>
              )}
              {!run && !stale && shortage && (
                <div className={classes.notice}>
                  <Notice kind="warning">
                    {shortage.what} {shortage.who}
                  </Notice>
                </div>
              )}
              {run && (
                <div className={classes.notice}>
                  <RunNotice run={run} />
                </div>
              )}
              {whole ? (
                <Notice kind="error">
                  <p>{problemWords(t, whole, upload.by)}</p>
                  {upload.by === 'line' && <p>{t('importTranslations.wrongAmountHint')}</p>}
                </Notice>
              ) : (
                <Pairs
                  rows={rows}
                  languages={{ source: project.source_lang, target: project.target_lang }}
                  view={view}
                  skipsEmpty={skipsEmpty || run !== undefined}
                  by={upload.by}
                  isOver={run !== undefined && !isRunning}
                  onView={setView}
                  onLine={showLine}
                />
              )}
            </>
          ) : (
            <p className={`ui-14 ink-2 ${page.nothing}`}>
              {t(`importTranslations.${pairing.type === 'docx' ? 'previewEmptyDocument' : 'previewEmpty'}`)}
            </p>
          )
        }
        footer={
          run ? (
            <RunFooter running={running} run={run} editor={{ projectId, sectionsList }} onMore={more} />
          ) : (
            <ImportTranslationsFooter
              projectId={projectId}
              pairing={pairing}
              whyFull={isFull ? shortage?.what : undefined}
              onImport={() => {
                setView({ only: 'all' });
                running.start(upload?.pairs ?? [], { isInitial, approves });
              }}
            />
          )
        }
      />
      {question}
      <LeaveRunQuestion isRunning={isRunning} />
      <LeaveQuestion isChanged={run === undefined && pairing.isBegun} />
    </>
  );
}
