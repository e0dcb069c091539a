import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/title.ts';
import { projectQuery } from '../wire/projects.ts';
import { sectionQuery } from '../wire/sections.ts';
import { sectionIn } from './enter-load.ts';
import classes from './LoadScreen.module.css';
import type { PasteBoxHandle } from './PasteBox.tsx';
import { PasteSide } from './PasteSide.tsx';
import { Preview, type PreviewPlace, placeOfLine } from './Preview.tsx';
import { refusalWords } from './refusal-words.ts';
import { Steps } from './Steps.tsx';
import { useLoad } from './use-load.ts';
import { useUpload } from './use-upload.ts';
import { Verdict } from './Verdict.tsx';

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
  const loading = useLoad(section.stats.strings_amount);
  const upload = useUpload(section, loading);
  const { load, rows, stale } = loading;
  const [place, setPlace] = useState<PreviewPlace>({ only: 'all', page: 0 });
  // A phone shows one side at a time.
  const [side, setSide] = useState<'paste' | 'preview'>('paste');

  const transform = () => {
    upload.reset();
    loading.transform();
    setPlace({ only: 'all', page: 0 });
    setSide('preview');
  };
  const showRow = (place: PreviewPlace) => {
    setSide('preview');
    setPlace(place);
  };
  const showLine = (line: number) => {
    // The paste has to be on the screen before it can scroll.
    flushSync(() => setSide('paste'));
    box.current?.showLine(line);
  };
  const send = () =>
    upload.mutate(undefined, {
      onSuccess: () =>
        navigate({
          to: '/projects/$projectId/editor/$sectionsList',
          params: { projectId, sectionsList: sectionId },
        }),
    });
  return (
    <>
      <div className={classes.top}>
        <div>
          <p className={classes.crumb}>
            <Link to="/projects/$projectId" params={{ projectId }}>
              {project.name}
            </Link>
            {' / '}
            <span lang={project.source_lang}>{section.name}</span>
          </p>
          <h1>{t('load.title')}</h1>
        </div>
        <Steps now={upload.isPending ? 'upload' : load && !stale ? 'check' : 'paste'} />
      </div>
      <div className={classes.sides} data-side={side}>
        <section className={classes.paste} aria-label={t('load.paste')}>
          <PasteSide
            box={box}
            loading={loading}
            busy={upload.isPending}
            onTransform={transform}
            onMark={(line) => showRow(placeOfLine(rows, line))}
          />
        </section>
        <section className={classes.preview} aria-label={t('load.preview')}>
          <Button className={classes.back} onClick={() => setSide('paste')}>
            {t('load.toPaste')}
          </Button>
          {load ? (
            <Preview
              rows={rows}
              lang={project.source_lang}
              place={place}
              onPlace={setPlace}
              onLine={showLine}
            />
          ) : (
            <p className={classes.nothing}>{t('load.previewEmpty')}</p>
          )}
        </section>
      </div>
      {upload.error && (
        <Notice kind="error">
          {refusalWords(t, upload.error).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Notice>
      )}
      <Verdict
        projectId={projectId}
        load={load}
        stale={stale}
        busy={upload.isPending}
        onProblems={() => showRow({ only: 'problems', page: 0 })}
        onUpload={send}
      />
    </>
  );
}
