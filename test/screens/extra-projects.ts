import { createProject, type Project } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import type { BrowserUser } from '../browser-user.ts';

/** A project that a demo lacks: its strings with their translations, of which the first `approved` are approved. */
export type ExtraProject = {
  name: string;
  description: string;
  visibility: Project['visibility'];
  strings: readonly (readonly [text: string, translation?: string])[];
  approved: number;
};

/** Projects in states that a demo lacks. Home lists them too, so they look like real ones. */
export const EXTRA_PROJECTS = {
  empty: {
    name: 'Through the Looking-Glass',
    description: 'Alice again, and chess.',
    visibility: 'private',
    strings: [],
    approved: 0,
  },
  frozen: {
    name: 'The Wind in the Willows',
    description: 'Mole, Rat, Toad and Badger, by Kenneth Grahame.',
    visibility: 'public',
    strings: [
      ['The River Bank', 'На берегу реки'],
      ['The Open Road', 'Большая дорога'],
      ['The Wild Wood', 'Дремучий лес'],
      ['Mr. Badger'],
      ['Dulce Domum'],
    ],
    approved: 1,
  },
  deleted: {
    name: 'The Railway Children',
    description: 'Only its title.',
    visibility: 'closed',
    strings: [['The Railway Children', 'Дети железной дороги']],
    approved: 0,
  },
  family: {
    name: 'The Secret Garden',
    description: 'Mary Lennox in three languages.',
    visibility: 'closed',
    strings: [
      ['There Is No One Left', 'Никого не осталось'],
      ['Mistress Mary Quite Contrary', 'Мистресс Мэри, всё наоборот'],
      ['Across the Moor', 'Через пустошь'],
      ['Martha'],
    ],
    approved: 2,
  },
  finished: {
    name: 'Peter and Wendy',
    description: 'The names of its chapters.',
    visibility: 'closed',
    strings: [
      ['Peter Breaks Through', 'Питер Пэн'],
      ['The Shadow', 'Тень'],
      ['Come Away, Come Away!', 'Улетаем, улетаем!'],
    ],
    approved: 3,
  },
} as const satisfies Record<string, ExtraProject>;

/** Creates such a project, with all its strings in one section. */
export async function makeExtraProject(
  owner: BrowserUser,
  extra: ExtraProject,
  name: string,
): Promise<Project> {
  const project = await owner.does(createProject, {
    body: {
      name,
      handle: name.toLowerCase().replaceAll(/\W+/g, '_'),
      description: extra.description,
      visibility: extra.visibility,
      source_lang: 'en',
      target_lang: 'ru',
    },
  });
  if (extra.strings.length === 0) return project;
  const section = await owner.does(addSection, {
    params: { project: project.id },
    body: { name: 'Contents' },
  });
  const inside = { project: project.id, section: section.id };
  const body = extra.strings.map(([text]) => ({ text }));
  const strings = await owner.does(addStrings, { params: inside, body });
  for (const [place, [, text]] of extra.strings.entries()) {
    const params = { ...inside, string: strings[place]?.id ?? 0 };
    if (text === undefined) continue;
    const { id } = await owner.does(addTranslation, { params, body: { text, status: 0 } });
    if (place < extra.approved) await owner.does(approve, { params: { ...params, translation: id } });
  }
  return project;
}
