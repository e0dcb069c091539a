import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import type { Project } from '#contract/projects/projects.ts';
import { startBatch } from '#contract/texts/batches.routes.ts';
import { timeWords } from '#domain/formats/cues/cues.ts';
import { FRAME_RATES } from '#domain/formats/subtitles/frame-rate.ts';
import { RETIMED_TIMES } from '#domain/texts/batches/actions.ts';
import type { CueSource } from '../../../data/queries/cue-source.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { refreshContent } from '../../history/undo/undo-step.ts';
import { useFollowBatch } from '../../history/undo/use-follow-batch.ts';
import { useOfferUndo } from '../../history/undo/use-offer-undo.ts';
import { useSendUpdate } from '../update-source/use-send-update.ts';
import classes from './RetimeForm.module.css';
import {
  batchOfRetiming,
  bodyOfRetiming,
  changeBy,
  edgesOf,
  firstChoice,
  hasTargetTimes,
  KINDS,
  type RetimeChoice,
} from './retime-choice.ts';

type Props = { project: Project; source: CueSource; onAgain: () => void; onClose: () => void };

/** Chooses how times change, with what becomes of the first and the last cue, and sends it as one update. */
export function RetimeForm({ project, source, onAgain, onClose }: Props) {
  const { t } = useTranslation();
  const offerUndo = useOfferUndo(project.id);
  const [choice, setChoice] = useState(() => firstChoice(source, 'source'));
  const { sending, isBusy: isSending, send } = useSendUpdate(project, source.section.id);
  const targets = useRetimeTargets(project.id);
  const isBusy = isSending || targets.isPending;
  const change = changeBy(choice, source);
  const edges = edgesOf(source, choice.of);
  const set = (changed: Partial<RetimeChoice>) => setChoice({ ...choice, ...changed });
  const isWrong = change === undefined && (choice.kind !== 'shift' || choice.by !== '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const batch = choice.of === 'target' && !isBusy ? batchOfRetiming(choice, source) : undefined;
    if (batch) return targets.mutate(batch, { onSuccess: onClose });
    if (choice.of === 'target') return;
    const body = change && !isBusy ? bodyOfRetiming(source, change) : undefined;
    const reply = body && (await send(body, onAgain));
    if (!reply) return;
    onClose();
    if (reply.event !== null) offerUndo('updateSource', {});
  };
  if (!edges) return <Notice kind="error">{t('failures.kind.notSubtitles')}</Notice>;
  const error = isWrong ? t('retime.wrong') : undefined;
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      {hasTargetTimes(source) && (
        <SegmentedChoice
          label={t('retime.times')}
          options={RETIMED_TIMES.map((value) => ({ value, label: t(`retime.of.${value}`) }))}
          value={choice.of}
          disabled={isBusy}
          onChange={(of) => {
            targets.reset();
            setChoice({ ...firstChoice(source, of), kind: choice.kind, by: choice.by });
          }}
        />
      )}
      <SegmentedChoice
        label={t('retime.kind')}
        options={KINDS.map((value) => ({ value, label: t(`retime.${value}`) }))}
        value={choice.kind}
        disabled={isBusy}
        onChange={(kind) => set({ kind })}
      />
      {choice.kind === 'shift' && (
        <TextInput
          label={t('retime.by')}
          description={t('retime.byHint')}
          placeholder="-1.5"
          error={error}
          value={choice.by}
          onChange={(event) => set({ by: event.currentTarget.value })}
          data-autofocus
        />
      )}
      {choice.kind === 'stretch' && (
        <div className={`grid gap-16 ${classes.pair}`}>
          <TextInput
            label={t('retime.firstAt')}
            error={error}
            value={choice.first}
            onChange={(event) => set({ first: event.currentTarget.value })}
          />
          <TextInput
            label={t('retime.lastAt')}
            error={error}
            value={choice.last}
            onChange={(event) => set({ last: event.currentTarget.value })}
          />
        </div>
      )}
      {choice.kind === 'rate' && (
        <div className={`grid gap-16 ${classes.pair}`}>
          {(['from', 'to'] as const).map((name) => (
            <NativeSelect
              key={name}
              label={t(`retime.${name}`)}
              data={FRAME_RATES.map((rate) => ({
                value: String(rate),
                label: t('importSource.framesASecond', { rate }),
              }))}
              value={String(choice[name])}
              onChange={(event) => set({ [name]: Number(event.currentTarget.value) })}
            />
          ))}
        </div>
      )}
      <dl className="grid gap-12" aria-label={t('retime.preview')}>
        {([edges.first, edges.last] as const).map(({ text, times }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two.
          <div key={nth}>
            <dt className="weight-600">{t(nth === 0 ? 'retime.first' : 'retime.last')}</dt>
            <dd className="grid gap-4">
              <span className={classes.times}>
                {change
                  ? t('retime.becomes', {
                      before: timeWords(times.start),
                      after: timeWords(change(times.start)),
                    })
                  : timeWords(times.start)}
              </span>
              <span className="truncate">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      {targets.error && <Notice kind="error">{failureWords(t, targets.error)}</Notice>}
      {sending?.error && <Notice kind="error">{failureWords(t, sending.error)}</Notice>}
      <Group justify="flex-end" gap="sm">
        <Button onClick={onClose}>{t('frame.cancel')}</Button>
        <Button type="submit" variant="filled" disabled={!change} loading={isBusy}>
          {t('retime.submit')}
        </Button>
      </Group>
    </form>
  );
}

/** Starts the batch that changes the times of translations; at its end a toast offers to undo it. */
function useRetimeTargets(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const follow = useFollowBatch(project, {
    words: (changed) => t('selecting.changed', { count: changed }),
    refresh: () => refreshContent(queries, project),
  });
  return useWrite({
    mutationFn: (body: BodyOf<EndpointOf<typeof startBatch>>) =>
      call(startBatch, { params: { project }, body }),
    onSuccess: (batch) => void follow(batch),
  });
}
