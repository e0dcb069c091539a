import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { HelpLink } from '../../../ui/help-link/HelpLink.tsx';
import classes from './ImportLayout.module.css';

/** A phone shows one side at a time; of the input it keeps what is marked `data-choice` above the preview. */
export type ImportSide = 'paste' | 'preview';

type Props = {
  project: Project;
  /** The section's name, or that it is all of them; `lang` when it is a name. */
  target: string;
  targetLang?: string | undefined;
  title: string;
  step: ImportStep;
  side: ImportSide;
  /** Leads back to the input on a phone; left out where there is no way back. */
  onBack?: (() => void) | undefined;
  /** What the preview is called by screen readers. */
  label: string;
  input: ReactNode;
  preview: ReactNode;
  footer: ReactNode;
};

/**
 * The input on the left, the preview on the right, and below both what was found (imports.3).
 */
export function ImportLayout(props: Props) {
  const { project, target, targetLang, title, step, side, onBack, label, input, preview, footer } = props;
  const { t } = useTranslation();
  const sides = useRef<HTMLDivElement>(null);
  const previewed = useRef<HTMLElement>(null);
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  useEffect(() => {
    // The pressed button is disabled while the text is read, and on a phone it is removed.
    const hadFocus = document.activeElement;
    const isLost = !hadFocus || hadFocus === document.body || !hadFocus.checkVisibility();
    if (step !== 'check' || side !== 'preview' || !isLost) return;
    // On a phone the options are above the preview and scroll into view with it.
    previewed.current?.focus({ preventScroll: isPhone });
    if (isPhone) sides.current?.scrollIntoView();
  }, [step, side, isPhone]);
  return (
    <>
      <div className={`row gap-24 row-gap-8 align-end justify-between wrap ${classes.top}`}>
        <div>
          <p className={`ui-13 ink-3 breaks ${classes.crumb}`}>
            <Link to="/projects/$projectId" params={{ projectId: String(project.id) }}>
              {project.name}
            </Link>
            {' / '}
            <span lang={targetLang}>{target}</span>
          </p>
          <div className="row gap-4">
            <h1>{title}</h1>
            <HelpLink topic="import" />
          </div>
        </div>
        <ImportSteps now={step} />
      </div>
      <div className={classes.sides} data-side={side} ref={sides}>
        <section className={classes.paste} aria-label={t('importShared.step.paste')}>
          {input}
        </section>
        <section className={classes.preview} aria-label={label} ref={previewed} tabIndex={-1}>
          {onBack && (
            <Button className={classes.back} onClick={onBack}>
              {t('importShared.back')}
            </Button>
          )}
          {preview}
        </section>
      </div>
      {footer}
    </>
  );
}

const STEPS = ['paste', 'check', 'import'] as const;
export type ImportStep = (typeof STEPS)[number];

/** The steps of an import, with the current one. */
function ImportSteps({ now }: { now: ImportStep }) {
  const { t } = useTranslation();
  const index = STEPS.indexOf(now);
  return (
    <ol className={`row gap-12 ui-13 ink-3 ${classes.steps}`} aria-label={t('importShared.steps')}>
      {STEPS.map((step, number) => (
        <li
          className="row gap-8"
          key={step}
          aria-current={step === now ? 'step' : undefined}
          data-done={number < index || undefined}
        >
          <b>{number < index ? <IconCheck size={12} stroke={2.6} aria-hidden="true" /> : number + 1}</b>
          {t(`importShared.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
