import {
  IconArrowsSort,
  IconDownload,
  IconFileDownload,
  IconFileImport,
  IconLanguage,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUpload,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { can } from '#domain/access/roles.ts';
import { mayTranslateTitle } from '#domain/sections/section-titles.ts';
import { mayIn, roleIn } from '../../../data/access/access.ts';

type SectionAction = {
  name: string;
  words:
    | 'project.load'
    | `sections.${'addStrings' | 'downloadTranslation' | 'uploadTranslation' | 'downloadSource' | 'rename' | 'translateName' | 'rearrange' | 'delete'}`;
  Icon: TablerIcon;
  isFor: (project: Project) => boolean;
  /** The page where it is done; without one it is done here. */
  page?: 'load_strings' | 'add_strings' | 'upload_translations';
  isDanger?: true;
};

const downloads = (project: Project) => can(roleIn(project), 'can_translate');
const arranges = (project: Project) => mayIn(project, 'can_manage_sections');

/** What a section's menu offers, to whom (sections.13). */
export const SECTION_ACTIONS = [
  {
    name: 'load',
    words: 'project.load',
    Icon: IconFileImport,
    isFor: (project) => mayIn(project, 'can_manage_strings'),
    page: 'load_strings',
  },
  {
    name: 'addStrings',
    words: 'sections.addStrings',
    Icon: IconPlus,
    isFor: (project) => mayIn(project, 'can_manage_strings'),
    page: 'add_strings',
  },
  { name: 'download', words: 'sections.downloadTranslation', Icon: IconDownload, isFor: downloads },
  {
    name: 'upload',
    words: 'sections.uploadTranslation',
    Icon: IconUpload,
    isFor: (project) => mayIn(project, 'can_translate'),
    page: 'upload_translations',
  },
  { name: 'downloadSource', words: 'sections.downloadSource', Icon: IconFileDownload, isFor: downloads },
  { name: 'rename', words: 'sections.rename', Icon: IconPencil, isFor: arranges },
  {
    name: 'translateName',
    words: 'sections.translateName',
    Icon: IconLanguage,
    isFor: (project) => mayIn(project, 'can_translate'),
  },
  { name: 'rearrange', words: 'sections.rearrange', Icon: IconArrowsSort, isFor: arranges },
  { name: 'delete', words: 'sections.delete', Icon: IconTrash, isFor: arranges, isDanger: true },
] as const satisfies readonly SectionAction[];

type OfferedAction = (typeof SECTION_ACTIONS)[number];

/** What is offered at one section: a translation of its name that is there is not for everybody to change. */
export function actionsAt(
  acts: readonly OfferedAction[],
  project: Project,
  section: Section,
): readonly OfferedAction[] {
  return acts.filter(({ name }) => name !== 'translateName' || mayTranslateTitle(roleIn(project), section));
}

/** What is done at the section itself. */
export type LocalAction = Exclude<OfferedAction, { page: string }>['name'];

/** What the asking user is offered, in the menu's order; an order takes two. */
export function actionsFor(project: Project, sectionsAmount: number): readonly OfferedAction[] {
  return SECTION_ACTIONS.filter(
    ({ name, isFor }) => isFor(project) && (name !== 'rearrange' || sectionsAmount > 1),
  );
}
