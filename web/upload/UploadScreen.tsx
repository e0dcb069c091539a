import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { startsAsInitial } from '#domain/translations.ts';
import { UPLOAD_TYPES } from '#domain/upload-pairs.ts';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/title.ts';
import look from '../load/LoadScreen.module.css';
import type { PasteBoxHandle } from '../load/PasteBox.tsx';
import { Steps } from '../load/Steps.tsx';
import { standingIn } from '../project/standing.ts';
import { useMe } from '../session/session.ts';
import { LeaveRun } from './LeaveRun.tsx';
import { Pairs, type PairsPlace, placeOfLine } from './Pairs.tsx';
import { problemWords, refusalWords } from './problem-words.ts';
import { RunFoot } from './RunFoot.tsx';
import { RunNotice } from './RunNotice.tsx';
import { marksOf, rowsOf } from './rows.ts';
import { UploadChoices } from './UploadChoices.tsx';
import { UploadFoot } from './UploadFoot.tsx';
import { UploadPaste } from './UploadPaste.tsx';
import classes from './UploadScreen.module.css';
import { usePairs } from './use-pairs.ts';
import { type Send, useRun } from './use-run.ts';

type Props = {
  project: Project;
  /** What is uploaded to: one section, or all of a project. */
  sections: readonly Section[];
  /** The section's name, or that it is all of them. */
  place: string;
  /** As the editor's address names the sections. */
  sectionsList: string;
  /** Text says by its place what it is for, so it is read for one section alone. */
  isOne: boolean;
  send: Send;
};

/** Paste, check, upload: existing translations for strings that are here (SPEC §2 'Upload translations pages', §5). */
export function UploadScreen({ project, sections, place, sectionsList, isOne, send }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  useTitle(t('upload.title'), place, project.name);
  const projectId = String(project.id);
  const box = useRef<PasteBoxHandle>(null);
  const pairing = usePairs(sections);
  const { upload, stale, skipsEmpty } = pairing;
  const running = useRun(send);
  const { run } = running;
  const [isInitial, setInitial] = useState(startsAsInitial(standingIn(project, me ?? null)));
  const [shown, show] = useState<PairsPlace>({ only: 'all', page: 0 });
  // A phone shows one side at a time.
  const [side, setSide] = useState<'paste' | 'preview'>('paste');

  const isRunning = run?.state === 'running' || run?.state === 'stopping';
  const rows = upload ? rowsOf(run ? { pairs: run.pairs, problems: [] } : upload, run) : [];
  const amount = sections.reduce((sum, { stats }) => sum + stats.strings_amount, 0);
  const whole = upload?.problems.find((problem) => !('line' in problem));
  const transform = () =>
    pairing.transform(() => {
      show({ only: 'all', page: 0 });
      setSide('preview');
    });
  const showLine = (line: number) => {
    // The paste has to be on the screen before it can scroll.
    flushSync(() => setSide('paste'));
    box.current?.showLine(line);
  };
  const more = () => {
    running.end();
    pairing.begin();
    setSide('paste');
  };
  return (
    <>
      <div className={look.top}>
        <div>
          <p className={look.crumb}>
            <Link to="/projects/$projectId" params={{ projectId }}>
              {project.name}
            </Link>
            {' / '}
            <span lang={isOne ? project.source_lang : undefined}>{place}</span>
          </p>
          <h1>{t('upload.title')}</h1>
        </div>
        <Steps now={run ? 'upload' : upload && !stale ? 'check' : 'paste'} />
      </div>
      <div className={look.sides} data-side={side}>
        <section className={look.paste} aria-label={t('load.paste')}>
          <UploadPaste
            box={box}
            pairing={pairing}
            amount={amount}
            types={isOne ? UPLOAD_TYPES : ['json']}
            marks={stale ? new Map() : marksOf(rows, skipsEmpty)}
            busy={pairing.isTransforming || run !== undefined}
            onTransform={transform}
            onMark={(line) => {
              setSide('preview');
              show(placeOfLine(rows, line));
            }}
          />
          {pairing.error && <Notice kind="error">{refusalWords(t, pairing.error)}</Notice>}
        </section>
        <section className={look.preview} aria-label={t('upload.preview')}>
          {!run && (
            <Button className={look.back} onClick={() => setSide('paste')}>
              {t('load.toPaste')}
            </Button>
          )}
          {upload && <h2 className={classes.head}>{t(run ? 'upload.result' : 'upload.preview')}</h2>}
          {upload && !run && upload.problems.length === 0 && (
            <UploadChoices
              pairing={pairing}
              isInitial={isInitial}
              onInitial={setInitial}
              hasEmpty={upload.pairs.some(({ fate }) => fate === 'empty')}
              busy={isRunning}
            />
          )}
          {upload ? (
            <>
              {run && (
                <div className={classes.notice}>
                  <RunNotice run={run} />
                </div>
              )}
              {whole ? (
                <Notice kind="error">
                  <p>{problemWords(t, whole)}</p>
                  <p>{t('upload.wrongAmountHint')}</p>
                </Notice>
              ) : (
                <Pairs
                  rows={rows}
                  languages={{ source: project.source_lang, target: project.target_lang }}
                  place={shown}
                  skipsEmpty={skipsEmpty || run !== undefined}
                  isOver={run !== undefined && !isRunning}
                  onPlace={show}
                  onLine={showLine}
                />
              )}
            </>
          ) : (
            <p className={look.nothing}>{t('upload.previewEmpty')}</p>
          )}
        </section>
      </div>
      {run ? (
        <RunFoot running={running} run={run} editor={{ projectId, sectionsList }} onMore={more} />
      ) : (
        <UploadFoot
          projectId={projectId}
          pairing={pairing}
          onUpload={() => {
            show({ only: 'all', page: 0 });
            running.start(upload?.pairs ?? [], isInitial);
          }}
        />
      )}
      <LeaveRun isRunning={isRunning} />
    </>
  );
}
