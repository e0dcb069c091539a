import { useRef, useState } from 'react';
import type { EndpointOf } from '#contract/calls.ts';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { RequestOf } from '#contract/core/request.ts';
import type { Project } from '#contract/projects/projects.ts';
import { updateStrings } from '#contract/texts/strings.routes.ts';
import { useSectionsChanged } from '../../../data/queries/use-sections-changed.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind, isUnanswered } from '../../../data/wire/failure.ts';
import { newIdempotencyKey } from '../../../data/wire/new-idempotency-key.ts';
import { keptAround } from '../import-shared/keep-workbook.ts';

type Body = RequestOf<EndpointOf<typeof updateStrings>>['body'];

/** How far an update is, and how it ended. */
export type Sending = {
  readonly state: 'running' | 'stopping' | 'stopped' | 'failed';
  /** The share that is sent, from 0 to 1; after that it is being stored. */
  readonly sent: number;
  readonly error?: Error;
};

/** Sends an update of a section. One whose response was lost is sent again with its key, so that it is done once. */
export function useSendUpdate(project: Project, section: number) {
  const changed = useSectionsChanged(project);
  const [sending, setSending] = useState<Sending>();
  const stop = useRef<AbortController>(undefined);
  const lost = useRef<{ key: string; body: string }>(undefined);

  /**
   * Returns the reply, or undefined if it failed. `file`: the file that it is of; `onOutdated` is called if someone has
   * changed the section meanwhile.
   */
  const send = async (
    body: Body,
    onOutdated: () => void,
    file?: File,
  ): Promise<ReplyOf<EndpointOf<typeof updateStrings>> | undefined> => {
    const abort = new AbortController();
    stop.current = abort;
    setSending({ state: 'running', sent: 0 });
    const printed = JSON.stringify(body);
    const key = lost.current?.body === printed ? lost.current.key : newIdempotencyKey();
    lost.current = undefined;
    const params = { project: project.id, section };
    const onSent = (sent: number) => setSending((sending) => sending && { ...sending, sent });
    const options = { signal: abort.signal, onSent };
    const { header = '', footer = '' } = body;
    try {
      const around = await keptAround(project.id, { header, footer }, file, options);
      const reply = await call(updateStrings, {
        params,
        query: {},
        body: body.header === undefined ? body : { ...body, ...around },
        key,
        ...options,
      });
      void changed();
      return reply;
    } catch (error) {
      const why = error instanceof Error ? error : new Error(String(error));
      if (abort.signal.aborted || isUnanswered(why)) lost.current = { key, body: printed };
      setSending(
        abort.signal.aborted ? { state: 'stopped', sent: 0 } : { state: 'failed', sent: 0, error: why },
      );
      if (why instanceof Failure && why.status === 409 && !hasKind(why, 'keyUsed')) onOutdated();
      return undefined;
    }
  };

  return {
    sending,
    isBusy: sending?.state === 'running' || sending?.state === 'stopping',
    send,
    stop: () => {
      setSending((sending) => sending && { ...sending, state: 'stopping' });
      stop.current?.abort();
    },
    forget: () => setSending(undefined),
  };
}
