import { showPresence } from '#contract/notices/live.routes.ts';
import { call } from '../../../data/wire/call.ts';
import { CLIENT_ID } from '../../../data/wire/live.ts';

/** What others see of the user in a project: at which string they are, and whether they type there. */
export type OwnPresence = { readonly string_id: number | null; readonly is_writing: boolean };

/** Milliseconds before a string counts as chosen, and is reported. */
const CHOICE_DELAY = 250;
/** Milliseconds after the last key until the user has stopped typing. */
const IDLE_TIMEOUT = 5000;
/** Milliseconds between two reports while the user goes on typing. */
const REPEAT_INTERVAL = 8000;

type Reporter = ReturnType<typeof createOwnPresence>;

/**
 * Reports the user's presence through `send`: a string once they stay at it, typing at once and again while it goes on,
 * and its end. A hidden user reports nothing but that they have left (`undefined`).
 */
export function createOwnPresence(send: (now: OwnPresence | undefined) => void) {
  let presence: OwnPresence = { string_id: null, is_writing: false };
  let isHidden = true;
  let isConnected = false;
  let sentAt = 0;
  let sending: ReturnType<typeof setTimeout> | undefined;
  let idling: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    clearTimeout(sending);
    if (isHidden || !isConnected) return;
    sentAt = Date.now();
    send(presence);
  };
  const reportSoon = () => {
    clearTimeout(sending);
    sending = setTimeout(report, CHOICE_DELAY);
  };
  const stopWriting = () => {
    clearTimeout(idling);
    if (!presence.is_writing) return;
    presence = { ...presence, is_writing: false };
    reportSoon();
  };
  return {
    /** The user is at a string now, or at none. */
    goTo(string_id: number | null) {
      if (string_id === presence.string_id) return;
      clearTimeout(idling);
      presence = { string_id, is_writing: false };
      reportSoon();
    },
    /** The user typed at this string. */
    write(string_id: number) {
      const isNew = !presence.is_writing || presence.string_id !== string_id;
      presence = { string_id, is_writing: true };
      if (isNew || Date.now() - sentAt >= REPEAT_INTERVAL) report();
      clearTimeout(idling);
      idling = setTimeout(stopWriting, IDLE_TIMEOUT);
    },
    /** The text was saved or left. This is reported together with the user's next string. */
    stopWriting,
    /** Reports again after the stream was opened. */
    again() {
      isConnected = true;
      report();
    },
    /** Hides the user from others, or shows them. */
    hide(hidden: boolean) {
      if (hidden === isHidden) return;
      isHidden = hidden;
      if (!hidden) report();
      else if (isConnected) send(undefined);
    },
    /** The string that the user is at, hidden or not. */
    at: () => presence.string_id,
  };
}

const reporters = new Map<number, Reporter>();

/** The user's presence in a project. Nothing is sent before the stream is open and they may be seen. */
export function ownPresenceIn(project: number): Reporter {
  const reporter = reporters.get(project) ?? createOwnPresence((now) => post(project, now));
  reporters.set(project, reporter);
  return reporter;
}

/** A report that fails is made up for by the next one, at the latest when the stream is open again. */
function post(project: number, now: OwnPresence | undefined): void {
  const body = now ?? { string_id: null, is_writing: false, is_leaving: true };
  call(showPresence, { params: { project }, body: { client: CLIENT_ID, ...body } }).catch(() => undefined);
}
