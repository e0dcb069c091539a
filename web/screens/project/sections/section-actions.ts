import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { hasPermission } from '#domain/access/roles.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { mayTranslateTitle } from '#domain/sections/section-titles.ts';
import { mayIn, roleIn } from '../../../data/access/access.ts';

type SectionAction = {
  name: string;
  words:
    | 'project.load'
    | `assignments.${'assign' | 'claim' | 'giveBack'}`
    | `sections.${'updateSource' | 'retime' | 'sourceVersions' | 'addStrings' | 'downloadTranslation' | 'uploadTranslation' | 'downloadSource' | 'rename' | 'translateName' | 'rearrange' | 'delete'}`;
  isFor: (project: Project) => boolean;
  /** The page of the action; without one it happens at the section. */
  page?: 'load_strings' | 'update_source' | 'add_strings' | 'upload_translations';
  isDanger?: true;
};

const exports = (project: Project) => hasPermission(roleIn(project), 'can_translate');
const arranges = (project: Project) => mayIn(project, 'can_manage_sections');

/** The items of a section's menu, each with who may use it (sections.13). */
export const SECTION_ACTIONS = [
  {
    name: 'importStrings',
    words: 'project.load',
    isFor: (project) => mayIn(project, 'can_manage_strings'),
    page: 'load_strings',
  },
  {
    name: 'updateSource',
    words: 'sections.updateSource',
    isFor: (project) => mayIn(project, 'can_manage_strings'),
    page: 'update_source',
  },
  {
    name: 'retime',
    words: 'sections.retime',
    isFor: (project) => mayIn(project, 'can_manage_strings'),
  },
  {
    name: 'sourceVersions',
    words: 'sections.sourceVersions',
    isFor: (project) => hasPermission(roleIn(project), 'can_manage_strings'),
  },
  {
    name: 'addStrings',
    words: 'sections.addStrings',
    isFor: (project) => mayIn(project, 'can_manage_strings'),
    page: 'add_strings',
  },
  { name: 'exportTranslation', words: 'sections.downloadTranslation', isFor: exports },
  {
    name: 'importTranslations',
    words: 'sections.uploadTranslation',
    isFor: (project) => mayIn(project, 'can_translate'),
    page: 'upload_translations',
  },
  { name: 'exportSource', words: 'sections.downloadSource', isFor: exports },
  {
    name: 'claim',
    words: 'assignments.claim',
    isFor: (project) => mayIn(project, 'can_translate'),
  },
  {
    name: 'giveBack',
    words: 'assignments.giveBack',
    isFor: (project) => hasPermission(roleIn(project), 'can_translate'),
  },
  { name: 'assign', words: 'assignments.assign', isFor: arranges },
  { name: 'rename', words: 'sections.rename', isFor: arranges },
  {
    name: 'translateName',
    words: 'sections.translateName',
    isFor: (project) => mayIn(project, 'can_translate'),
  },
  { name: 'rearrange', words: 'sections.rearrange', isFor: arranges },
  { name: 'delete', words: 'sections.delete', isFor: arranges, isDanger: true },
] as const satisfies readonly SectionAction[];

export type OfferedAction = (typeof SECTION_ACTIONS)[number];

/**
 * The actions at one section: an empty one has no source to update, only subtitles have times, not everyone may change a translation of
 * its name, and what is the user’s is given back, not claimed.
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
