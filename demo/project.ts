import type { z } from 'zod';
import type { ProjectDraft } from '#contract/projects/projects.ts';
import type { addEntry } from '#contract/texts/dictionary.ts';
import type { ImportBody, StringDraft } from '#contract/texts/strings.ts';
import type { RoleName } from '#domain/core/access/roles.ts';
import type { Splitting } from '#domain/core/text/splitting.ts';
import type { Person } from './people.ts';

/** A project of the demo, with all that its people did in it. */
export type DemoProject = {
  draft: z.input<typeof ProjectDraft>;
  owner: Person;
  /** Who joins: at once in a public project, by a request in a private one (invites.6, invites.7). */
  joiners: readonly Person[];
  /** The roles that the owner grants to some of them at the end. */
  roles?: { readonly [Who in Person]?: Exclude<RoleName, 'owner'> };
  /** Whom the owner has invited, who has not answered yet. */
  invitedUsers?: readonly Person[];
  /** Sections that the owner assigns, with the days until the deadline if they have one (assignments.1). */
  assignments?: readonly { section: string; to: Person; days?: number }[];
  words?: readonly z.input<(typeof addEntry)['body']>[];
  sections: readonly DemoSection[];
};

/** A section with its source, and with translations and comments of some strings. */
export type DemoSection = {
  name: string;
  /** How its text was split into strings; none for JSON. */
  splitting?: Splitting;
  /** What is kept of the file that its strings came in; none for a text that was pasted. */
  file?: Omit<ImportBody, 'strings'>;
  source: readonly StringDraft[];
  /** The strings that have translations or comments. */
  strings: readonly DemoString[];
};

/** The translations and comments of a string, the oldest first. */
export type DemoString = {
  /** The string's key, or for one without a key how its text begins; no other string of the section begins so. */
  keyOrStart: string;
  translations: readonly DemoTranslation[];
  comments?: readonly DemoComment[];
};

/** A translation with its votes and its approval, which come before the next translation. */
export type DemoTranslation = {
  author: Person;
  text: string;
  /** Whether it is initial: its author isn't sure of it (translations.5). */
  initial?: true;
  votesFor?: readonly Person[];
  votesAgainst?: readonly Person[];
  /** The owner approves it. */
  approved?: true;
};

/** A comment and the replies to it. */
export type DemoComment = { author: Person; text: string; replies?: readonly DemoComment[] };

/** The index of a string among those of its source; −1 if it isn't there. */
export function indexOfString({ keyOrStart: start }: DemoString, source: readonly StringDraft[]): number {
  return source.findIndex(({ key, text }) => (key ? key === start : text.startsWith(start)));
}
