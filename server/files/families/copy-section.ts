import type { Outcome, SectionResult } from '#contract/files/families.ts';
import { addStrings, updateStrings } from '#contract/texts/strings.ts';
import type { StoredUsage } from '#domain/core/access/quotas.ts';
import { whyNotStore } from '#domain/core/access/quotas.ts';
import { CAPS } from '#domain/core/limits.ts';
import { pairSources, sourceIdOf } from '#domain/files/families/pair-sources.ts';
import type { Pairs } from '#domain/files/imports/equal-texts.ts';
import { lockExistingProject } from '../../core/content/project-lock-queries.ts';
import { returnKeys } from '../../history/deleted/restore-string-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { readShape } from '../../platform/http/read-shape.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { insertSection } from '../../texts/sections/add-queries.ts';
import { insertInto } from '../../texts/strings/add-queries.ts';
import { updateInto } from '../../texts/strings/update-queries.ts';
import {
  copyOf,
  linkSection,
  linkStrings,
  type SourceSection,
  type SourceText,
  sourceOf,
  stringIds,
} from './source-queries.ts';
import { NONE_RETURNED } from './task-queries.ts';

type Source = { section: SourceSection; strings: SourceText[] };

/** What a section is brought to, and how. */
export type Copying = {
  project: number;
  origin: number;
  actor: number;
  use: StoredUsage;
  /** Whether a section that is missing is added; undefined if it may be by the task but not by the role. */
  adds: boolean | 'role';
  removesMissing: boolean;
  settings: Settings;
};

const NONE = { added: 0, changed: 0, moved: 0, removed: 0, kept: 0, returned: NONE_RETURNED, event: null };

const resultOf = (
  { id, name }: { id: number | null; name: string },
  outcome: Outcome,
  counts: Partial<SectionResult> = {},
): SectionResult => ({ section_id: id, name, outcome, ...NONE, ...counts });

/** Brings a section of the source to another language: adds it, or updates its copy (families.10, families.11). */
export async function copySection(tx: Transaction, id: number, copying: Copying): Promise<SectionResult> {
  const { project, origin } = copying;
  const source = await sourceOf(tx, origin, id);
  if (!source) return resultOf({ id: null, name: '' }, 'gone');
  const { source_id, name } = source.section;
  const known = await copyOf(tx, project, source_id);
  if (known) return fillOrUpdate(tx, known, source, copying);
  if (copying.adds !== true)
    return resultOf({ id: null, name }, copying.adds === 'role' ? 'role' : 'missing');
  // Of two tasks that add a section at once only one does.
  if (!(await lockExistingProject(tx, project))) return resultOf({ id: null, name }, 'missing');
  const since = await copyOf(tx, project, source_id);
  return since ? fillOrUpdate(tx, since, source, copying) : add(tx, source, copying);
}

function fillOrUpdate(
  tx: Transaction,
  known: { id: number; name: string; isEmpty: boolean },
  source: Source,
  copying: Copying,
) {
  if (source.strings.length === 0) return resultOf(known, 'empty');
  return known.isEmpty ? fill(tx, known, source, copying) : update(tx, known, source, copying);
}

/** Adds a section at the end. */
async function add(tx: Transaction, source: Source, copying: Copying): Promise<SectionResult> {
  const { project, actor, settings, use } = copying;
  const { name } = source.section;
  const kind = whyNotStore(use, { strings: source.strings.length }, settings);
  if (kind) return resultOf({ id: null, name }, kind);
  const added = await insertSection(tx, { project, actor }, { name, most: settings.sectionsPerProject });
  if (!('id' in added)) return resultOf({ id: null, name }, 'quotaSections');
  const section = { id: added.id, name };
  await linkSection(tx, { project, section: added.id }, source.section);
  if (source.strings.length === 0) return resultOf(section, 'added');
  return fill(tx, section, source, copying);
}

const frameOf = ({ lead, raw }: SourceText) => (lead === null ? null : { lead, raw });

const withFile = ({ format, header, footer, file }: SourceSection) => ({
  format: format ?? undefined,
  header: header ?? undefined,
  footer: footer ?? undefined,
  file: file ?? undefined,
});

/** A string of the source as an import takes it. */
const bodyOf = (string: SourceText) => ({
  text: string.text,
  key: string.key,
  context: string.context,
  max_length: string.max_length,
  continues: string.continues,
  frame: frameOf(string),
});

/** Imports the strings of the source into a section without any. */
async function fill(
  tx: Transaction,
  section: { id: number; name: string },
  { section: from, strings }: Source,
  { project, actor, use, settings }: Copying,
): Promise<SectionResult> {
  const body = readShape(addStrings.body, {
    ...withFile(from),
    strings: strings.map(bodyOf),
  });
  const added = await insertInto(
    tx,
    { project, section: section.id, actor },
    {
      ...(Array.isArray(body) ? { strings: body } : body),
      splitting: from.splitting ?? undefined,
      pos: undefined,
      isImport: true,
      isSpecial: from.type === 'special_json',
      hash: from.source_hash ?? undefined,
      whyNot: (growth) => whyNotStore(use, growth, settings),
    },
  );
  if (!('strings' in added)) return resultOf(section, refusalOf(added));
  await linkSection(tx, { project, section: section.id }, from);
  const links = added.strings.map(({ id }, index) => linkOf(id, strings[index]));
  await linkStrings(tx, project, links);
  return resultOf(section, 'added', { added: added.strings.length });
}

const linkOf = (id: number, source: SourceText | undefined) => ({
  id,
  source_id: source ? sourceIdOf(source) : id,
  joint: source?.joint ?? null,
});

/** Updates the copy of a section, whose strings are matched by what they are copies of (families.9). */
async function update(
  tx: Transaction,
  section: { id: number; name: string },
  { section: from, strings }: Source,
  { project, actor, use, settings, removesMissing }: Copying,
): Promise<SectionResult> {
  const body = readShape(updateStrings.body, {
    ...withFile(from),
    strings: strings.map(bodyOf),
  });
  let stored: { id: number; source_id: number | null }[] = [];
  let pairs: Pairs = [];
  const target = { project, section: section.id, actor };
  const back = await returnKeys(
    tx,
    target,
    strings.flatMap(({ key }) => key || []),
  );
  const updated = await updateInto(tx, target, {
    ...body,
    returned: back.ids,
    hash: from.source_hash ?? undefined,
    removesMissing,
    isDry: false,
    pairsOf: (before) => {
      stored = [...before];
      pairs = pairSources(before, strings);
      return pairs;
    },
    whyNot: ({ strings, bytes }) =>
      whyNotStore(use, { strings: strings + back.ids.size, bytes: bytes + back.bytes }, settings),
  });
  if (!('done' in updated)) return resultOf(section, refusalOf(updated));
  await linkSection(tx, { project, section: section.id }, from);
  await linkStrings(tx, project, [
    ...changedLinks(stored, strings, pairs),
    ...(await newLinks(tx, target, stored, strings, pairs)),
  ]);
  const { changed, kept, by: _by, unchanged: _unchanged, ...counts } = updated.done;
  const outcome = counts.event === null ? 'unchanged' : 'updated';
  const returned = { total: back.keys.size, keys: [...back.keys].slice(0, CAPS.linesReported) };
  return resultOf(section, outcome, { ...counts, changed: changed.length, kept: kept.length, returned });
}

/** Strings that were matched although they were no copies yet. */
function changedLinks(
  stored: readonly { id: number; source_id: number | null }[],
  strings: readonly SourceText[],
  pairs: Pairs,
) {
  return strings.flatMap((string, nth) => {
    const own = stored[pairs[nth] ?? -1];
    return own && sourceIdOf(own) !== sourceIdOf(string) ? linkOf(own.id, string) : [];
  });
}

/** Strings that were added, in the order of the source. */
async function newLinks(
  tx: Transaction,
  { project, section }: { project: number; section: number },
  stored: readonly { id: number }[],
  strings: readonly SourceText[],
  pairs: Pairs,
) {
  const incoming = strings.filter((_, nth) => pairs[nth] === undefined);
  if (incoming.length === 0) return [];
  const before = new Set(stored.map(({ id }) => id));
  const added = (await stringIds(tx, project, section)).filter((id) => !before.has(id));
  return added.map((id, index) => linkOf(id, incoming[index]));
}

/** The outcome of what was refused. */
function refusalOf(refused: { refused: string; kind?: Outcome }): Outcome {
  if (refused.kind) return refused.kind;
  return refused.refused === 'tooMany' ? 'tooMany' : 'missing';
}
