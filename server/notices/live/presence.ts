import { LIMITS } from '#domain/core/limits.ts';
import type { Message, Page, PageName } from '../../core/events/bus-queries.ts';
import type { openBus } from './bus.ts';
import { createPresentPages } from './present-pages.ts';
import { eventText, type Stream, type Streams } from './streams.ts';
import { throttle } from './throttle.ts';

/** Milliseconds between two presence events of one project. */
const EVENT_DELAY = 250;
/** Milliseconds between two removals of expired pages. */
const SWEEP_INTERVAL = 2000;

type Bus = Pick<ReturnType<typeof openBus>, 'announcePage' | 'announceLeft' | 'askForPages'>;

/** The page of a stream that can show its user (live.6); guests' pages never do. */
function pageOf({ project, userId, client }: Stream): PageName | undefined {
  return userId === undefined || client === undefined ? undefined : { project, user_id: userId, client };
}

/**
 * Who is present, exchanged between the servers and not stored. A page with an open stream stays present, because its
 * server announces it at intervals; a page without a stream stays present for a while after it was shown.
 */
export function sharePresence(streams: Streams, bus: Bus) {
  const present = createPresentPages();
  let changed = new Set<number>();
  /** The last event of each watched project, so that none is repeated. */
  const lastSent = new Map<number, string>();

  const sending = throttle({ wait: EVENT_DELAY }, async () => {
    const projects = changed;
    changed = new Set();
    for (const project of lastSent.keys()) if (!streams.isWatched(project)) lastSent.delete(project);
    for (const project of projects) {
      if (!streams.isWatched(project)) continue;
      const event = eventFor(project);
      if (lastSent.get(project) === event) continue;
      lastSent.set(project, event);
      for (const stream of streams.of(project)) stream.send(event);
    }
  });

  const eventFor = (project: number) => eventText('presence', JSON.stringify(present.peopleIn(project)));
  const markChanged = (project: number) => {
    changed.add(project);
    sending.schedule();
  };
  const hasStream = ({ project, user_id, client }: PageName) => streams.hasPage(project, user_id, client);

  /** Announces the pages whose streams are on this server. */
  const announcePages = () => {
    const now = Date.now();
    for (const stream of streams.all()) {
      const name = pageOf(stream);
      const page = name && present.renew(name, now);
      if (page) bus.announcePage(page);
    }
  };

  const timers = [
    setInterval(() => present.sweep(Date.now()).forEach(markChanged), SWEEP_INTERVAL),
    setInterval(announcePages, LIMITS.presenceTold),
  ];

  return {
    /** A page of this server shows its user. */
    show(page: Page) {
      if (present.show(page, Date.now())) markChanged(page.project);
      bus.announcePage(page);
    },
    /** A page no longer shows its user. */
    leave(page: PageName) {
      if (present.leave(page)) markChanged(page.project);
      bus.announceLeft(page);
    },
    /** The stream of a page has closed: the page has left, unless it has another stream here. */
    onStreamClosed(stream: Stream) {
      const page = pageOf(stream);
      if (page && !hasStream(page)) this.leave(page);
    },
    /** Sends the present users to a new stream. */
    onJoined(stream: Stream) {
      stream.send(eventFor(stream.project));
    },
    /** Asks for the messages that were missed while this server was not listening. */
    onListening() {
      bus.askForPages();
      announcePages();
    },
    /** Handles what other servers announce about their pages. */
    onMessage(message: Message) {
      if (message.about === 'who') announcePages();
      if (message.about === 'here') {
        for (const page of message.pages) if (present.show(page, Date.now())) markChanged(page.project);
      }
      if (message.about === 'left') message.pages.forEach(handleLeft);
    },
    stop() {
      timers.forEach(clearInterval);
      return sending.stop();
    },
  };

  /** A page that reconnected to this server has not left, although its former server says so. */
  function handleLeft(name: PageName) {
    const page = hasStream(name) ? present.page(name) : undefined;
    if (page) bus.announcePage(page);
    else if (present.leave(name)) markChanged(name.project);
  }
}
