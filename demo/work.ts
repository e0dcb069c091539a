import type { z } from 'zod';
import type { ProjectDraft } from '#contract/projects/projects.ts';
import type { addEntry } from '#contract/texts/dictionary.ts';
import type { ImportBody, StringDraft } from '#contract/texts/strings.ts';
import type { RoleName } from '#domain/core/access/roles.ts';
import type { Splitting } from '#domain/core/text/splitting.ts';
import type { Person } from './people.ts';

/** A project of the demo, with all that its people did in it. */
export type Work = {
  card: z.input<typeof ProjectDraft>;
  owner: Person;
  /** Those who press 'join': members at once of a public project, asking to be let into a private one (invites.6, invites.7). */
  joining: readonly Person[];
  /** What the owner makes of some of them, once the work is done. */
  roles?: { readonly [Who in Person]?: Exclude<RoleName, 'owner'> };
  /** Whom the owner has invited, who has not answered yet. */
  invited?: readonly Person[];
  /** Sections that the owner assigns, with the days until the deadline if they have one (assignments.1). */
  assigned?: readonly { section: string; to: Person; days?: number }[];
  words?: readonly z.input<(typeof addEntry)['body']>[];
  parts: readonly Part[];
};

/** A section: its source text, and what was done with some of its strings. */
export type Part = {
  name: string;
  /** How its text was cut; none for JSON. */
  splitting?: Splitting;
  /** What is kept of the file that its strings came in; none for a text that was pasted. */
  file?: Omit<ImportBody, 'strings'>;
  strings: readonly StringDraft[];
  fragments: readonly Fragment[];
};

/** What was done with one string, oldest first. */
export type Fragment = {
  /** The string's key, or for one without a key how its text begins; no other string of the section begins so. */
  source: string;
  versions: readonly Version[];
  remarks?: readonly Remark[];
};

/** A translation, and what happened to it before the next one came. */
export type Version = {
  by: Person;
  text: string;
  /** A draft its author is not sure of (translations.5). */
  initial?: true;
  plus?: readonly Person[];
  minus?: readonly Person[];
  /** The owner approves it. */
  approved?: true;
};

/** A comment and the answers to it. */
export type Remark = { by: Person; says: string; answers?: readonly Remark[] };

/** The place, from 0, of the string that a fragment is about; −1 where there is none. */
export function placeOf({ source }: Fragment, strings: readonly StringDraft[]): number {
  return strings.findIndex(({ key, text }) => (key ? key === source : text.startsWith(source)));
}
