import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { foreignScriptOf } from '#domain/core/languages/scripts.ts';
import { joiningOf } from '#domain/files/imports/parsed-source.ts';
import { isLong } from '#domain/files/previews/long-text.ts';
import { mayIn } from '../../../data/access/access.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { useTitle } from '../../../ui/page/title.ts';
import { useQuotaExcess } from '../../projects/usage/use-quota-excess.ts';
import { FileDrop } from '../import-shared/FileDrop.tsx';
import footer from '../import-shared/ImportFooter.module.css';
import page from '../import-shared/ImportLayout.module.css';
import { ImportLayout, type ImportSide } from '../import-shared/ImportLayout.tsx';
import { LanguageNotice } from '../import-shared/LanguageNotice.tsx';
import { lineMarks } from '../import-shared/line-marks.ts';
import type { NumberedTextareaHandle } from '../import-shared/NumberedTextarea.tsx';
import { ScriptNotice } from '../import-shared/ScriptNotice.tsx';
import { ToEditorButton } from '../import-shared/ToEditorButton.tsx';
import { useAddOrReplace } from '../import-shared/use-add-or-replace.tsx';
import { AlsoInLanguages } from '../languages/AlsoInLanguages.tsx';
import type { Draft } from './draft/draft.ts';
import type { ImportTarget } from './draft/import-target.ts';
import { isStale } from './draft/sources.ts';
import { useImportTexts } from './draft/use-import-texts.ts';
import { DuplicateNotice, ImportEndNotice } from './ImportNotices.tsx';
import { ImportSourceFooter } from './ImportSourceFooter.tsx';
import { ImportSourceInput } from './ImportSourceInput.tsx';
import { Preview, type PreviewView } from './preview/Preview.tsx';
import { sizeOfDraft } from './size-of-draft.ts';
import { ImportedResult } from './translations/ImportedResult.tsx';
import { TranslationsChoice } from './translations/TranslationsChoice.tsx';
import { useTranslationChoice } from './translations/use-translation-choice.ts';
import { LazyUnfinishedImports } from './unfinished/LazyUnfinishedImports.tsx';
import type { PendingImport } from './unfinished/pending-import.ts';
import { useDuplicateText } from './use-duplicate-text.ts';
import { useImport } from './use-import.ts';
import { useSendImport } from './use-send-import.ts';

type Props = {
  project: Project;
  section: ImportTarget;
  /** Takes what the project's page has handed over. */
  take?: () => PendingImport | undefined;
};

/** Imports strings (imports.3) into an existing section, or into new ones, which are added with their strings. */
export function ImportSourcePage({ project, section, take = () => undefined }: Props) {
  const { t } = useTranslation();
  const projectId = String(project.id);
  const named = section.id === undefined ? t('importSource.newHere') : section.name;
  useTitle(t('importSource.title'), named, project.name);

  const box = useRef<NumberedTextareaHandle>(null);
  const sent = useImport(project, section);
  const { name, stats } = section;
  const isHere = sent.loaded === 0 && section.id !== undefined;
  const here = useMemo(
    () => (isHere ? { name, existing: stats.strings_amount } : undefined),
    [isHere, name, stats.strings_amount],
  );
  const texts = useImportTexts(project, section, here);
  const { source, draft, checked } = texts;
  const translations = useTranslationChoice(project, draft);
  const { sent: choice, size: translationSize } = translations;
  const added = useMemo(() => {
    const size = sizeOfDraft(draft, here);
    return { ...size, bytes: size.bytes + translationSize.bytes };
  }, [draft, here, translationSize]);
  const duplicate = useDuplicateText(project, section, draft, here !== undefined);
  const script = useMemo(
    () => foreignScriptOf(textsIn(draft), project.source_lang),
    [draft, project.source_lang],
  );
  const { shortage: currentShortage, refresh: refreshQuota } = useQuotaExcess(project, added);
  const first = draft.find(({ isSkipped }) => !isSkipped);
  const [view, setView] = useState<PreviewView>({ only: 'all' });
  const [side, setSide] = useState<ImportSide>('paste');
  const [isShared, setShared] = useState(project.in_family);
  const [hasHeadings, setHasHeadings] = useState(false);
  // Each further text becomes a section of its own.
  const isMany = mayIn(project, 'can_manage_sections');
  const { sending } = sent;
  const outcome = useSendImport(project, {
    texts,
    sent,
    choice,
    shares: isShared && project.in_family,
    refreshQuota,
    showPreview: () => setSide('preview'),
  });
  const { result, isOver } = outcome;
  const busy = result !== undefined || sending?.state === 'running' || sending?.state === 'stopping';
  // What may be stored already counts in the quota: sent again, it is not stored twice.
  const shortage = busy || sent.isLost ? undefined : currentShortage;

  const showPreview = () => {
    setView({ only: 'all' });
    setSide('preview');
    refreshQuota();
  };
  const transform = () => {
    sent.forget();
    texts.transform(showPreview);
  };
  const takeLong = (content: string) => {
    sent.forget();
    texts.takeLong(content, showPreview);
  };
  const { takeFiles, question } = useAddOrReplace({
    isBegun: texts.isBegun,
    isMany,
    take: (files, isInstead) => {
      sent.forget();
      texts.takeFiles(files, isInstead, showPreview);
    },
  });
  const takeHandedOver = useEffectEvent(() => {
    const handover = take();
    if (!handover) return;
    if ('unfinished' in handover) void outcome.resume(handover.unfinished);
    else if ('files' in handover) takeFiles(handover.files);
    else if (isLong(handover.text)) takeLong(handover.text);
    else if (handover.text !== '') texts.setContent(handover.text);
    else box.current?.focus();
  });
  useEffect(() => takeHandedOver(), []);
  const showLine = (from: number, line: number) => {
    // The field has to be rendered before it can scroll.
    flushSync(() => {
      texts.show(from);
      setHasHeadings(false);
      setSide('paste');
    });
    box.current?.showLine(line);
  };
  const showRow = (line: number) => {
    const item = checked.items.find(
      (one) => one.kind === 'string' && one.section.source === source.id && one.row.line === line,
    );
    setSide('preview');
    setView({ only: 'all', ...(item ? { focused: { id: item.id } } : {}) });
  };
  const marks = isStale(source)
    ? []
    : checked.items.flatMap((item) =>
        item.kind === 'string' && item.mark && item.section.source === source.id
          ? [[item.row.line, item.mark] as const]
          : [],
      );
  const offer = !texts.isStale && (
    <>
      <LanguageNotice
        project={project}
        files={draft.map(({ isSkipped, read }) => (isSkipped ? undefined : read.load.languages))}
      />
      <TranslationsChoice
        project={project}
        draft={draft}
        choice={translations.chosen}
        // What may be stored is asked for again as it was sent.
        disabled={busy || sent.isLost}
        onChoose={translations.choose}
      />
    </>
  );
  return (
    <>
      {section.id !== undefined && !texts.isBegun && <LazyUnfinishedImports project={project} />}
      <ImportLayout
        project={project}
        target={named}
        targetLang={section.id === undefined ? undefined : project.source_lang}
        title={t('importSource.title')}
        step={busy ? 'import' : draft.length > 0 && !texts.isStale ? 'check' : 'paste'}
        side={side}
        onBack={busy ? undefined : () => setSide('paste')}
        label={t('importSource.preview')}
        input={
          <ImportSourceInput
            box={box}
            project={project.id}
            texts={texts}
            marks={lineMarks(marks)}
            isMany={isMany}
            lang={project.source_lang}
            hasHeadings={hasHeadings}
            onHeadings={setHasHeadings}
            busy={busy}
            onTransform={transform}
            onLong={takeLong}
            onFiles={takeFiles}
            onPastedPlain={() => texts.readPastedPlain(showPreview)}
            onPlain={(file) => texts.readPlain(file, showPreview)}
            onMark={showRow}
          />
        }
        preview={
          result ? (
            <ImportedResult
              imported={result.imported}
              languages={{ source: project.source_lang, target: project.target_lang }}
            />
          ) : draft.length === 0 ? (
            <p className={`ui-14 ink-2 ${page.nothing}`}>{t('importSource.previewEmpty')}</p>
          ) : (
            <>
              <ScriptNotice of="source" lang={project.source_lang} script={script} />
              <DuplicateNotice duplicate={duplicate} projectId={projectId} section={section} />
              {offer}
              <Preview
                texts={texts}
                lang={project.source_lang}
                translations={
                  choice.isOn ? { lang: project.target_lang, loadsSame: choice.loadsSame } : undefined
                }
                joining={here && first && joiningOf(section, first.read.load)}
                shortage={texts.isStale ? undefined : shortage}
                mayCut={isMany}
                busy={busy}
                view={view}
                onView={setView}
                onLine={showLine}
              />
            </>
          )
        }
        footer={
          result ? (
            <div className={`row gap-16 row-gap-8 wrap margin-top-16 ui-13 ${footer.foot}`}>
              <span className={`row gap-16 row-gap-4 align-stretch wrap ink-2 ${footer.sum}`} />
              <ToEditorButton editor={{ projectId, sectionsList: printSectionsList(result.sectionIds) }} />
            </div>
          ) : (
            <>
              {sending && (
                <div className={page.failed}>
                  <ImportEndNotice sending={sending} loaded={sent.loaded} />
                </div>
              )}
              <ImportSourceFooter
                projectId={projectId}
                texts={texts}
                choice={<AlsoInLanguages project={project} checked={isShared} onChange={setShared} />}
                translations={translationSize.amount}
                shortage={shortage}
                sending={sending}
                onProblems={() => {
                  setSide('preview');
                  setView({ only: 'problems' });
                }}
                onImport={() => void outcome.send()}
                onStop={sent.stop}
              />
            </>
          )
        }
      />
      {question}
      <FileDrop
        words={t(isMany ? 'importSource.drop' : 'importShared.drop')}
        disabled={busy}
        onFiles={takeFiles}
      />
      <LeaveQuestion isChanged={!isOver && texts.isBegun} />
    </>
  );
}

function* textsIn(draft: Draft): Generator<string> {
  for (const { rows, isSkipped } of draft) {
    if (isSkipped) continue;
    for (const { string } of rows) if (string) yield string.text;
  }
}
