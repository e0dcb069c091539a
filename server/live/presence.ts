import { LIMITS } from '#domain/limits.ts';
import type { openBus } from './bus.ts';
import type { Message, Page, PageName } from './messages.ts';
import { keepPresent } from './present.ts';
import { doneSoon } from './soon.ts';
import { eventText, type Stream } from './stream.ts';
import type { Streams } from './streams.ts';

/** Milliseconds between two events of presence in one project. */
const GAP = 250;
/** How often is looked for what has run out. */
const SWEEP = 2000;

type Bus = Pick<ReturnType<typeof openBus>, 'sayHere' | 'sayLeft' | 'askWho'>;

/** The page of a stream that may show its user (live.6); guests' never do. */
function pageOf({ project, userId, client }: Stream): PageName | undefined {
  return userId === undefined || client === undefined ? undefined : { project, user_id: userId, client };
}

/**
 * Who is present, shared among the servers and stored nowhere. A page counts while its stream is open, which the server
 * that has the stream tells the others now and then; without a stream, for a while after it was shown.
 */
export function sharePresence(streams: Streams, bus: Bus) {
  const present = keepPresent();
  let changed = new Set<number>();
  /** What each watched project was told last, so that nothing is told twice. */
  const told = new Map<number, string>();

  const telling = doneSoon({ wait: GAP }, async () => {
    const projects = changed;
    changed = new Set();
    for (const project of told.keys()) if (!streams.isWatched(project)) told.delete(project);
    for (const project of projects) {
      if (!streams.isWatched(project)) continue;
      const event = eventFor(project);
      if (told.get(project) === event) continue;
      told.set(project, event);
      for (const stream of streams.of(project)) stream.send(event);
    }
  });

  const eventFor = (project: number) => eventText('presence', JSON.stringify(present.peopleIn(project)));
  const change = (project: number) => {
    changed.add(project);
    telling.soon();
  };
  const hasStream = ({ project, user_id, client }: PageName) => streams.hasPage(project, user_id, client);

  /** Tells the others which pages have their stream here. */
  const tellOthers = () => {
    const now = Date.now();
    for (const stream of streams.all()) {
      const name = pageOf(stream);
      const page = name && present.renew(name, now);
      if (page) bus.sayHere(page);
    }
  };

  const timers = [
    setInterval(() => present.sweep(Date.now()).forEach(change), SWEEP),
    setInterval(tellOthers, LIMITS.presenceTold),
  ];

  return {
    /** A page shows its user, here. */
    show(page: Page) {
      if (present.show(page, Date.now())) change(page.project);
      bus.sayHere(page);
    },
    /** A page shows its user no more. */
    leave(page: PageName) {
      if (present.leave(page)) change(page.project);
      bus.sayLeft(page);
    },
    /** The stream of a page has closed: it has left, unless it has another one here. That it was shown may be on its way yet. */
    closed(stream: Stream) {
      const page = pageOf(stream);
      if (page && !hasStream(page)) this.leave(page);
    },
    /** What a stream is told first. */
    welcome(stream: Stream) {
      stream.send(eventFor(stream.project));
    },
    /** The others are heard from now on, who may have said something before, or asked. */
    begun() {
      bus.askWho();
      tellOthers();
    },
    /** What another server says of its pages. */
    heard(message: Message) {
      if (message.about === 'who') tellOthers();
      if (message.about === 'here') {
        for (const page of message.pages) if (present.show(page, Date.now())) change(page.project);
      }
      if (message.about === 'left') message.pages.forEach(hearLeft);
    },
    stop() {
      timers.forEach(clearInterval);
      return telling.stop();
    },
  };

  /** A page that has gone over to this server has not left, whatever the one before takes it for. */
  function hearLeft(name: PageName) {
    const page = hasStream(name) ? present.page(name) : undefined;
    if (page) bus.sayHere(page);
    else if (present.leave(name)) change(name.project);
  }
}
