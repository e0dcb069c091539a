import { setTimeout as wait } from 'node:timers/promises';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { requestInvite } from '#contract/projects/invites.ts';
import { createProject } from '#contract/projects/projects.ts';
import { addComment, listSectionComments } from '#contract/texts/comments.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { type Client, signUp, UnexpectedStatus } from '../client.ts';

/** An acknowledged write, by the table and id of its row. */
type Stored = `${'translation' | 'comment' | 'vote'} ${number}`;

/** What happened to the writes at an address; times are in milliseconds. */
export type Tally = {
  /** The number of writes that were refused or had no response. */
  failed: number;
  /** The statuses of refused writes. */
  statuses: Set<number>;
  /** The longest time without an acknowledged write. */
  longestPause: number;
  /** The longest that one response took. */
  slowest: number;
};

/** Two users who write in one section, and their acknowledged writes. */
export type Load = {
  /** The project of the writes, and one of the users. */
  project: number;
  strings: readonly number[];
  anna: Client;
  stored: Set<Stored>;
  /**
   * Writes, `WRITERS` at once, until `signal` is aborted, and returns what happened to these writes; one without a
   * response is not counted as kept.
   */
  write(address: string, signal: AbortSignal): Promise<Tally>;
  /** Waits until a write that was sent later is acknowledged; returns how many milliseconds that took. */
  untilWritten(): Promise<number>;
  /** The acknowledged writes that are missing. */
  missing(address: string): Promise<Stored[]>;
};

const STRINGS = 50;
const WRITERS = 8;

/** Creates a project with two users on a running service. */
export async function prepareLoad(address: string, code: string): Promise<Load> {
  const anna = await signUp(address, 'anna', code);
  const boris = await signUp(address, 'boris', code);
  const { id: project } = await anna(address, createProject, {
    body: { name: 'Crash', handle: 'crash', visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  await boris(address, requestInvite, { params: { project } });
  const { id: section } = await anna(address, addSection, { params: { project }, body: { name: 'One' } });
  const params = { project, section };
  const drafts = Array.from({ length: STRINGS }, (_, n) => ({ text: `String ${n}` }));
  const strings = await anna(address, addStrings, { params, body: drafts });
  const stored = new Set<Stored>();

  /**
   * A translation by Anna, a comment and a vote on it by Boris; and a translation that Anna imports, which takes a
   * transaction.
   */
  async function writeOne(at: string, n: number, keep: (write: Stored) => void): Promise<void> {
    const string = strings[Math.floor(Math.random() * strings.length)]?.id ?? 0;
    const text = `${n} ${Math.random()}`;
    const { id: translation } = await anna(at, addTranslation, {
      params: { ...params, string },
      body: { text },
    });
    keep(`translation ${translation}`);
    const comment = await boris(at, addComment, { params: { ...params, string }, body: { text } });
    keep(`comment ${comment.id}`);
    await boris(at, castVote, { params: { ...params, string, translation }, body: { is_minus: false } });
    keep(`vote ${translation}`);
    const pairs = [{ string_id: string, text: `${text} uploaded` }];
    const [uploaded] = await anna(at, importTranslationsToSection, { params, body: pairs });
    if (uploaded?.translation_id) keep(`translation ${uploaded.translation_id}`);
  }

  return {
    project,
    strings: strings.map(({ id }) => id),
    anna,
    stored,
    async write(at, signal) {
      const tally: Tally = { failed: 0, statuses: new Set(), longestPause: 0, slowest: 0 };
      let last = performance.now();
      const writer = async () => {
        for (let n = 0; !signal.aborted; n += 1) {
          let sent = performance.now();
          const answered = () => {
            const now = performance.now();
            tally.slowest = Math.max(tally.slowest, Math.round(now - sent));
            sent = now;
            return now;
          };
          const keep = (write: Stored) => {
            stored.add(write);
            const now = answered();
            tally.longestPause = Math.max(tally.longestPause, Math.round(now - last));
            last = now;
          };
          await writeOne(at, n, keep).catch((error) => {
            answered();
            tally.failed += 1;
            if (error instanceof UnexpectedStatus) tally.statuses.add(error.status);
            return wait(5);
          });
        }
      };
      await Promise.all(Array.from({ length: WRITERS }, writer));
      return tally;
    },
    async untilWritten() {
      const begun = performance.now();
      // All that are under way may have been sent before.
      for (const enough = stored.size + 2 * WRITERS; stored.size < enough; ) await wait(20);
      return Math.round(performance.now() - begun);
    },
    async missing(at) {
      const query = { fetch_translations: '1', fetch_votes: '1' } as const;
      const found = await anna(at, listStrings, { params, query });
      const translations = found.flatMap((string) => string.translations ?? []);
      const comments = await anna(at, listSectionComments, { params });
      const present = new Set<Stored>([
        ...translations.map(({ id }) => `translation ${id}` as const),
        ...translations
          .filter(({ votes_plus }) => votes_plus.length > 0)
          .map(({ id }) => `vote ${id}` as const),
        ...comments.map(({ id }) => `comment ${id}` as const),
      ]);
      return [...stored].filter((write) => !present.has(write));
    },
  };
}
