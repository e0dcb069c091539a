import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { joiningOf } from '#domain/loading.ts';
import { printSectionsList } from '#domain/sections-list.ts';
import { LeaveQuestion } from '../dialogs/LeaveQuestion.tsx';
import { useTitle } from '../frame/title.ts';
import { FileDrop } from '../paste/FileDrop.tsx';
import { marksOf } from '../paste/marks.ts';
import type { PasteBoxHandle } from '../paste/PasteBox.tsx';
import page from '../paste/PastePage.module.css';
import { PastePage, type Side } from '../paste/PastePage.tsx';
import { mayIn } from '../project/standing.ts';
import { useLack } from '../usage/use-lack.ts';
import { projectQuery } from '../wire/projects.ts';
import { sectionQuery } from '../wire/sections.ts';
import { comingOf } from './coming.ts';
import { sectionIn } from './enter-load.ts';
import { LoadFoot } from './LoadFoot.tsx';
import { LoadSide } from './LoadSide.tsx';
import { Preview, type PreviewPlace } from './Preview.tsx';
import { SendNotice } from './SendNotice.tsx';
import { isStale } from './sources.ts';
import { useSend } from './use-send.ts';
import { useTexts } from './use-texts.ts';

/** `/projects/{project_id}/sections/{section_id}/load_strings`: paste, check, upload (SPEC §2, §4). */
export function LoadScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { projectId, sectionId } = useParams({
    from: '/frame/projects/$projectId/sections/$sectionId/load_strings',
  });
  const { data: project } = useSuspenseQuery(projectQuery(projectId));
  const { data: section } = useSuspenseQuery(sectionQuery(projectId, sectionIn(sectionId)));
  useTitle(t('load.title'), section.name, project.name);

  const box = useRef<PasteBoxHandle>(null);
  const sent = useSend(project, section);
  const { name, stats } = section;
  const here = useMemo(
    () => (sent.loaded > 0 ? undefined : { name, existing: stats.strings_amount }),
    [sent.loaded, name, stats.strings_amount],
  );
  const texts = useTexts(name, here);
  const { source, draft, checked } = texts;
  const coming = useMemo(() => comingOf(draft, here), [draft, here]);
  const { lack: lacking, askAnew } = useLack(project, coming);
  const first = draft.find(({ isLeftOut }) => !isLeftOut);
  const [place, setPlace] = useState<PreviewPlace>({ only: 'all' });
  const [side, setSide] = useState<Side>('paste');
  const [isOver, setOver] = useState(false);
  // Each further text is a section of its own.
  const isMany = mayIn(project, 'can_manage_sections');
  const { sending } = sent;
  const busy = sending?.state === 'running' || sending?.state === 'stopping';
  // What is, or may be, stored already takes its room there: sent again, it is answered all the same.
  const lack = busy || sent.isLost ? undefined : lacking;

  const showPreview = () => {
    setPlace({ only: 'all' });
    setSide('preview');
    askAnew();
  };
  const transform = () => {
    sent.forget();
    texts.transform(showPreview);
  };
  const takeFiles = (files: readonly File[]) => {
    sent.forget();
    texts.takeFiles(isMany ? files : files.slice(0, 1), !isMany, showPreview);
  };
  const showLine = (from: number, line: number) => {
    // The paste has to be on the screen before it can scroll.
    flushSync(() => {
      texts.show(from);
      setSide('paste');
    });
    box.current?.showLine(line);
  };
  const showRow = (line: number) => {
    const item = checked.items.find(
      (one) => one.kind === 'string' && one.section.source === source.id && one.row.line === line,
    );
    setSide('preview');
    setPlace({ only: 'all', ...(item ? { led: { id: item.id } } : {}) });
  };
  const send = async () => {
    const { isDone, loaded, places } = await sent.send(draft.filter(({ isLeftOut }) => !isLeftOut));
    if (!isDone) {
      askAnew();
      return texts.settle(loaded);
    }
    // Nothing is left to be asked about.
    flushSync(() => setOver(true));
    await navigate({
      to: '/projects/$projectId/editor/$sectionsList',
      params: { projectId, sectionsList: printSectionsList(places) },
    });
  };
  const marks = isStale(source)
    ? []
    : checked.items.flatMap((item) =>
        item.kind === 'string' && item.mark && item.section.source === source.id
          ? [[item.row.line, item.mark] as const]
          : [],
      );
  return (
    <>
      <PastePage
        project={project}
        place={section.name}
        placeLang={project.source_lang}
        title={t('load.title')}
        step={busy ? 'upload' : draft.length > 0 && !texts.isStale ? 'check' : 'paste'}
        side={side}
        onBack={busy ? undefined : () => setSide('paste')}
        label={t('load.preview')}
        paste={
          <LoadSide
            box={box}
            texts={texts}
            marks={marksOf(marks)}
            isMany={isMany}
            busy={busy}
            onTransform={transform}
            onFiles={takeFiles}
            onMark={showRow}
          />
        }
        preview={
          draft.length > 0 ? (
            <Preview
              texts={texts}
              lang={project.source_lang}
              joining={here && first && joiningOf(section, first.read.load)}
              lack={texts.isStale ? undefined : lack}
              mayCut={isMany}
              busy={busy}
              place={place}
              onPlace={setPlace}
              onLine={showLine}
            />
          ) : (
            <p className={page.nothing}>{t('load.previewEmpty')}</p>
          )
        }
        foot={
          <>
            {sending && (
              <div className={page.failed}>
                <SendNotice sending={sending} loaded={sent.loaded} />
              </div>
            )}
            <LoadFoot
              projectId={projectId}
              texts={texts}
              lack={lack}
              sending={sending}
              onProblems={() => {
                setSide('preview');
                setPlace({ only: 'problems' });
              }}
              onUpload={() => void send()}
              onStop={sent.stop}
            />
          </>
        }
      />
      <FileDrop words={t(isMany ? 'load.drop' : 'paste.drop')} disabled={busy} onFiles={takeFiles} />
      <LeaveQuestion isChanged={!isOver && texts.isBegun} />
    </>
  );
}
