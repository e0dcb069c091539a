import { examples, inProject, inSection, words } from '../example.ts';
import * as calls from './translation-imports.ts';

export const translationImportsExamples = [
  examples(
    calls.importTranslationsToSection,
    `memberWith can_translate | translate | 5
    string_id id; text text(1..2000); status ?own "0":number -1:ok 1:ok 2:status
    replaces ?object [1]:object`,
  )((filled) => ({ ...inSection(filled), body: [{ string_id: filled.string, text: words() }] })),
  examples(
    calls.importTranslationsToProject,
    `memberWith can_translate | translate | 5
    string_id id; text text(1..2000); status ?own "0":number -1:ok 1:ok 2:status
    replaces ?object [1]:object`,
  )((filled) => ({ ...inProject(filled), body: [{ string_id: filled.string, text: words() }] })),
];
