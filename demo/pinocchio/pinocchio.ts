import type { DemoProject } from '../project.ts';
import { parseStrings, readSource } from '../source-text.ts';
import { MASTER_CHERRY } from './master-cherry.en.ts';

const description = `Carlo Collodi’s **Pinocchio** of 1883 in an English that remembers it was written to be read aloud, one instalment a week.

*By invitation:* ask to be let in, and say a word to guido about the piece of wood.`;

const recomendations = `Collodi talks to children and winks at their parents. Keep the talk, keep the wink.

**Dialogue** in double quotes; the dashes of the original go.
**Names** are translated when they mean something: *maestro Ciliegia* is Master Cherry.
**Doubled words** (\`sottile sottile\`) are music, not padding. Find ours.`;

/** The first page of Pinocchio in English: the private project, whose door is knocked at. */
export const pinocchio: DemoProject = {
  draft: {
    name: 'Le avventure di Pinocchio',
    handle: 'pinocchio',
    description,
    recomendations,
    visibility: 'private',
    source_lang: 'it',
    target_lang: 'en',
  },
  owner: 'guido',
  joiners: ['marta', 'sonya'],
  sections: [
    {
      name: 'I. Maestro Ciliegia',
      splitting: 'paragraphs',
      source: parseStrings('text', readSource('pinocchio/pinocchio.it.txt')),
      strings: MASTER_CHERRY,
    },
  ],
};
