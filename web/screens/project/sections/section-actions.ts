import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { tellsOfPublished } from '#domain/core/access/readers.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { mayTranslateTitle } from '#domain/texts/sections/section-titles.ts';
import { mayIn, roleIn } from '../../../data/access/access.ts';

/** The groups of a section's menu, in order; each has the text key `sections.groups.{name}`. */
export const ACTION_GROUPS = ['source', 'translation', 'work', 'section'] as const;

type SectionAction = {
  name: string;
  group: (typeof ACTION_GROUPS)[number];
  words:
    | 'project.load'
    | `assignments.${'assign' | 'claim' | 'giveBack'}`
    | `publishing.${'publish' | 'unpublish'}`
    | `sections.${'updateSource' | 'retime' | 'sourceVersions' | 'addStrings' | 'downloadTranslation' | 'uploadTranslation' | 'downloadSource' | 'rename' | 'translateName' | 'rearrange' | 'delete'}`;
  isFor: (project: Project) => boolean;
  /** The page of the action; without one it happens at the section. */
  page?: 'load_strings' | 'update_source' | 'add_strings' | 'upload_translations';
  isDanger?: true;
};

const exports = (project: Project) => hasPermission(roleIn(project), 'can_translate');
const arranges = (project: Project) => mayIn(project, 'can_manage_sections');
/** Only where publishing has an effect: in a feed that shows what was published (feeds.8). */
const publishes = (project: Project) => arranges(project) && tellsOfPublished(project);
const managesStrings = (project: Project) => mayIn(project, 'can_manage_strings');
const translates = (project: Project) => mayIn(project, 'can_translate');

/** The items of a section's menu, each with who may use it (sections.13). */
export const SECTION_ACTIONS = [
  {
    name: 'importStrings',
    group: 'source',
    words: 'project.load',
    isFor: managesStrings,
    page: 'load_strings',
  },
  {
    name: 'updateSource',
    group: 'source',
    words: 'sections.updateSource',
    isFor: managesStrings,
    page: 'update_source',
  },
  {
    name: 'addStrings',
    group: 'source',
    words: 'sections.addStrings',
    isFor: managesStrings,
    page: 'add_strings',
  },
  { name: 'retime', group: 'source', words: 'sections.retime', isFor: managesStrings },
  {
    name: 'sourceVersions',
    group: 'source',
    words: 'sections.sourceVersions',
    isFor: (project) => hasPermission(roleIn(project), 'can_manage_strings'),
  },
  { name: 'exportSource', group: 'source', words: 'sections.downloadSource', isFor: exports },
  { name: 'exportTranslation', group: 'translation', words: 'sections.downloadTranslation', isFor: exports },
  {
    name: 'importTranslations',
    group: 'translation',
    words: 'sections.uploadTranslation',
    isFor: translates,
    page: 'upload_translations',
  },
  { name: 'translateName', group: 'translation', words: 'sections.translateName', isFor: translates },
  { name: 'claim', group: 'work', words: 'assignments.claim', isFor: translates },
  { name: 'giveBack', group: 'work', words: 'assignments.giveBack', isFor: exports },
  { name: 'assign', group: 'work', words: 'assignments.assign', isFor: arranges },
  { name: 'rename', group: 'section', words: 'sections.rename', isFor: arranges },
  { name: 'publish', group: 'section', words: 'publishing.publish', isFor: publishes },
  { name: 'unpublish', group: 'section', words: 'publishing.unpublish', isFor: publishes },
  { name: 'rearrange', group: 'section', words: 'sections.rearrange', isFor: arranges },
  { name: 'delete', group: 'section', words: 'sections.delete', isFor: arranges, isDanger: true },
] as const satisfies readonly SectionAction[];

export type OfferedAction = (typeof SECTION_ACTIONS)[number];

/**
 * The actions at one section: an empty one has no source to update, only subtitles have times, not everyone may change
 * a translation of its name, what is the user’s is given back, not claimed, and what is published is not published
 * again.
 */
export function actionsAt(
  actions: readonly OfferedAction[],
  project: Project,
  section: Section,
  isMine: boolean,
): readonly OfferedAction[] {
  return actions.filter(({ name }) => {
    if (name === 'updateSource') return section.stats.strings_amount > 0;
    if (name === 'claim') return !isMine;
    if (name === 'giveBack') return isMine;
    if (name === 'publish') return section.published_at === null;
    if (name === 'unpublish') return section.published_at !== null;
    if (name === 'retime') return isSubtitles(section.format) && section.stats.strings_amount > 0;
    return name !== 'translateName' || mayTranslateTitle(roleIn(project), section);
  });
}

/** The actions that happen at the section itself. */
export type LocalAction = Exclude<OfferedAction, { page: string }>['name'];

/** The actions that the user may take, in the menu's order; rearranging needs two sections. */
export function actionsFor(project: Project, sectionsAmount: number): readonly OfferedAction[] {
  return SECTION_ACTIONS.filter(
    ({ name, isFor }) => isFor(project) && (name !== 'rearrange' || sectionsAmount > 1),
  );
}
