import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useTitle } from '../../../ui/page/title.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { useOfferUndo } from '../../history/undo/use-offer-undo.ts';
import { useQuotaExcess } from '../../projects/usage/use-quota-excess.ts';
import { FileDrop } from '../import-shared/FileDrop.tsx';
import page from '../import-shared/ImportLayout.module.css';
import { ImportLayout, type ImportSide } from '../import-shared/ImportLayout.tsx';
import { importErrorWords } from '../import-shared/import-error-words.ts';
import { LanguageNotice } from '../import-shared/LanguageNotice.tsx';
import { lineMarks } from '../import-shared/line-marks.ts';
import type { NumberedTextareaHandle } from '../import-shared/NumberedTextarea.tsx';
import { useAddOrReplace } from '../import-shared/use-add-or-replace.tsx';
import { isStale } from '../import-source/draft/sources.ts';
import { useImportTexts } from '../import-source/draft/use-import-texts.ts';
import { ImportSourceInput } from '../import-source/ImportSourceInput.tsx';
import { Preview, type PreviewView } from '../import-source/preview/Preview.tsx';
import { AlsoInLanguages } from '../languages/AlsoInLanguages.tsx';
import { useUpdateLanguages } from '../languages/use-update-languages.ts';
import { Matching } from './Matching.tsx';
import { bodyOfUpdate, sizeOfUpdate } from './planned-update.ts';
import { UpdateFooter } from './UpdateFooter.tsx';
import { UpdatePreview } from './UpdatePreview.tsx';
import { updateNotices } from './update-notices.ts';
import { useSendUpdate } from './use-send-update.ts';
import { useUpdate } from './use-update.ts';
import { useWhyNotUpdate } from './use-why-not-update.ts';

type Props = { project: Project; section: Section };

const NOTHING = { sections: 0, strings: 0, bytes: 0 };

/**
 * Updates the source of a section from a newer text (updates.1): a preview, whose pairs can be corrected, and the
 * update.
 */
export function UpdateSourcePage({ project, section }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const projectId = String(project.id);
  useTitle(t('sectionUpdate.title'), section.name, project.name);
  const box = useRef<NumberedTextareaHandle>(null);
  const sent = useSendUpdate(project, section.id);
  const { name } = section;
  // Updated strings are not added to the existing ones.
  const here = useMemo(() => ({ name, existing: 0 }), [name]);
  const texts = useImportTexts(project, section, here, true);
  const { source, draft, checked } = texts;
  const update = useUpdate(project, section, draft);
  const { planned, remove, corrections, one } = update;
  const size = useMemo(() => (planned ? sizeOfUpdate(planned, remove) : NOTHING), [planned, remove]);
  const { shortage, refresh: refreshQuota } = useQuotaExcess(project, size);
  const why = useWhyNotUpdate(texts, update, shortage);
  const offerUndo = useOfferUndo(project.id);
  const [view, setView] = useState<PreviewView>({ only: 'all' });
  const [side, setSide] = useState<ImportSide>('paste');
  const [isOver, setOver] = useState(false);
  const [isShared, setShared] = useState(project.in_family);
  const updateLanguages = useUpdateLanguages(project);
  const busy = sent.isBusy || isOver;

  const showPreview = () => {
    setView({ only: 'all' });
    setSide('preview');
    refreshQuota();
  };
  const { takeFiles, question } = useAddOrReplace({
    isBegun: texts.isBegun,
    isMany: false,
    take: (files, isInstead) => {
      sent.forget();
      texts.takeFiles(files, isInstead, showPreview);
    },
  });
  const transform = () => {
    sent.forget();
    texts.transform(showPreview);
  };
  const takeLong = (content: string) => {
    sent.forget();
    texts.takeLong(content, showPreview);
  };
  const showLine = (_source: number, line: number) => {
    // The field has to be rendered before it can scroll.
    flushSync(() => setSide('paste'));
    box.current?.showLine(line);
  };
  const showRow = (line: number) => {
    const item = checked.items.find((one) => one.kind === 'string' && one.row.line === line);
    setSide('preview');
    setView({ only: 'all', ...(item ? { focused: { id: item.id } } : {}) });
  };
  const send = async () => {
    if (!planned || !one) return;
    const file = source.file?.name.slice(-255);
    const body = bodyOfUpdate(planned, one.read.load, { remove, pairs: corrections.pairs, file });
    const reply = await sent.send(body, update.refresh, source.file);
    if (!reply) return refreshQuota();
    if (isShared && project.in_family) {
      const shared = { sections: [section.id], adds_sections: false, removes_missing: remove.size > 0 };
      await updateLanguages(shared).catch((error: Error) => showErrorToast(failureWords(t, error)));
    }
    // The page may be left without a confirmation.
    flushSync(() => setOver(true));
    await navigate({
      to: '/projects/$projectId/editor/$sectionsList',
      params: { projectId, sectionsList: printSectionId(section.id) },
    });
    if (reply.event !== null) offerUndo('updateSource', {});
  };
  const marks = isStale(source)
    ? []
    : checked.items.flatMap((item) =>
        item.kind === 'string' && item.mark ? [[item.row.line, item.mark] as const] : [],
      );
  const isCompared = planned !== undefined && checked.errors === 0 && !texts.isStale;
  return (
    <>
      <ImportLayout
        project={project}
        target={name}
        targetLang={project.source_lang}
        title={t('sectionUpdate.title')}
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
            isMany={false}
            lang={project.source_lang}
            hasHeadings={false}
            onHeadings={() => {}}
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
          draft.length === 0 ? (
            <p className={`ui-14 ink-2 ${page.nothing}`}>{t('sectionUpdate.empty')}</p>
          ) : (
            <>
              {update.isFailed && (
                <Notice kind="warning">
                  {t('sectionUpdate.failed')}{' '}
                  <Button size="xs" onClick={update.refresh}>
                    {t('sectionUpdate.again')}
                  </Button>
                </Notice>
              )}
              <Matching matching={update.matching} />
              {update.isUnlike && <Notice kind="warning">{t('sectionUpdate.unlike')}</Notice>}
              <LanguageNotice project={project} files={[one?.read.load.languages]} />
              {isCompared ? (
                <UpdatePreview
                  update={update}
                  planned={planned}
                  lang={project.source_lang}
                  notices={updateNotices(t, section, planned, one?.read.load)}
                  busy={busy}
                />
              ) : (
                <Preview
                  texts={texts}
                  lang={project.source_lang}
                  translations={undefined}
                  joining={undefined}
                  shortage={undefined}
                  mayCut={false}
                  busy={busy}
                  view={view}
                  onView={setView}
                  onLine={showLine}
                />
              )}
            </>
          )
        }
        footer={
          <>
            {sent.sending?.state === 'stopped' && (
              <div className={page.failed}>
                <Notice kind="warning">{t('sectionUpdate.stopped')}</Notice>
              </div>
            )}
            {sent.sending?.error && (
              <div className={page.failed}>
                <Notice kind="error">
                  {importErrorWords(t, sent.sending.error, {
                    empty: t('importSource.problem.empty'),
                    wasSent: 'whole',
                    numbered: (number, words) => t('importSource.refusedAt', { number, words }),
                  }).map((words) => (
                    <p key={words}>{words}</p>
                  ))}
                </Notice>
              </div>
            )}
            <UpdateFooter
              projectId={projectId}
              planned={isCompared ? planned : undefined}
              remove={remove}
              choice={<AlsoInLanguages project={project} checked={isShared} onChange={setShared} />}
              why={why}
              sending={sent.sending}
              onUpdate={() => void send()}
              onStop={sent.stop}
            />
          </>
        }
      />
      {question}
      <FileDrop words={t('importShared.drop')} disabled={busy} onFiles={takeFiles} />
      <LeaveQuestion isChanged={!isOver && texts.isBegun} />
    </>
  );
}
