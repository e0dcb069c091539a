import { removeComment, removeTranslation } from '#contract/administration.ts';
import { getBatch, previewBatch, startBatch } from '#contract/batches.ts';
import {
  addComment,
  deleteComment,
  editComment,
  listComments,
  listSectionComments,
  markCommentsRead,
  markSectionsRead,
} from '#contract/comments.ts';
import { listDeleted, restoreDeleted } from '#contract/deleted.ts';
import { addEntry, deleteEntry, editEntry, listEntries } from '#contract/dictionary.ts';
import {
  findMyPlace,
  findNextString,
  listEditorRows,
  listMatchingStrings,
  openEditorPage,
} from '#contract/editor.ts';
import {
  exportAsBook,
  exportFile,
  exportStrings,
  importFile,
  keepWorkbook,
  pushFile,
} from '#contract/files.ts';
import { findTexts, previewReplacing, startReplacing } from '#contract/find.ts';
import { readHistory } from '#contract/history.ts';
import { getWatches, listMentionable, setWatch } from '#contract/notifications.ts';
import { readPast, readPastStrings } from '#contract/past.ts';
import { readSection } from '#contract/reading.ts';
import { reportComment, reportString, reportTranslation } from '#contract/reports.ts';
import { listEntryRevisions, listStringRevisions, listTranslationRevisions } from '#contract/revisions.ts';
import {
  addSection,
  deleteSection,
  editSection,
  getSection,
  listSections,
  rearrangeSections,
  translateSectionName,
} from '#contract/sections.ts';
import { listSourceVersions } from '#contract/source-versions.ts';
import {
  addStrings,
  deleteString,
  editString,
  getString,
  importStrings,
  listStrings,
  mergeStrings,
  rearrangeStrings,
  splitString,
  updateStrings,
} from '#contract/strings.ts';
import { importTranslationsToProject, importTranslationsToSection } from '#contract/translation-imports.ts';
import {
  addTranslation,
  approve,
  castVote,
  confirmTranslation,
  deleteTranslation,
  editTranslation,
  removeVote,
  unapprove,
} from '#contract/translations.ts';
import { listMyEvents, undoEvent } from '#contract/undo.ts';
import type { FIND_IN } from '#domain/find/finding.ts';
import { emptyWorkbook } from '#domain/formats/workbook/empty-workbook.ts';
import type { TestUser } from '../test-app.ts';
import { type Example, example } from './example.ts';
import type { FilledProject } from './filled-project.ts';

let made = 0;
const words = () => `Words ${++made}`;

const inProject = ({ project }: FilledProject) => ({ params: { project } });
const inSection = ({ project, section }: FilledProject) => ({ params: { project, section } });
const onString = ({ project, section, string }: FilledProject) => ({ params: { project, section, string } });
/** The first string, after the owner has taken the keys of the first two away, which could not be split or merged with them. */
const onPlainString = async (filled: FilledProject) => {
  const { project, section, strings, cast } = filled;
  for (const string of strings.slice(0, 2)) {
    const params = { project, section, string };
    await cast.owner.asks(editString, { params, body: { key: '' } });
  }
  return onString(filled);
};
const onEntry = ({ project, entry }: FilledProject) => ({ params: { project, entry } });

/** The caller's own translation, or the author's. */
const OWN = (_: FilledProject, who: TestUser) => who;
const OTHERS = ({ cast }: FilledProject) => cast.author;
type Whose = typeof OWN;
const onTranslation = (whose: Whose) => (filled: FilledProject, who: TestUser) => ({
  params: { ...onString(filled).params, translation: filled.translationOf(whose(filled, who)) },
});
const onComment = (whose: Whose) => (filled: FilledProject, who: TestUser) => ({
  params: { ...onString(filled).params, comment: filled.commentOf(whose(filled, who)) },
});

const edits = (whose: Whose) =>
  example(editTranslation, (filled, who) => ({
    ...onTranslation(whose)(filled, who),
    body: { text: words() },
  }));
const votes = (whose: Whose, is_minus: boolean) =>
  example(castVote, (filled, who) => ({ ...onTranslation(whose)(filled, who), body: { is_minus } }));
const editsComment = (whose: Whose) =>
  example(editComment, (filled, who) => ({ ...onComment(whose)(filled, who), body: { text: words() } }));

const restores = (whose: Whose) =>
  example(restoreDeleted, (filled, who) => ({
    params: { project: filled.project, event: filled.deletionOf(whose(filled, who)) },
  }));

const undoes = (whose: Whose) =>
  example(undoEvent, (filled, who) => ({
    params: { project: filled.project, event: filled.eventOf(whose(filled, who)) },
  }));

/** The calls on the content of a project: sections, strings, translations, comments, dictionary. */
/** Replaces in some texts, none of which is as it was seen. */
const replacing = (where: (typeof FIND_IN)[number], ids: readonly number[]) => ({
  in: where,
  find: 'text',
  replace: 'texts',
  texts: ids.map((id) => ({ id, seen: 0 })),
});

export const TEXT_EXAMPLES = {
  openEditorPage: example(openEditorPage, (filled) => ({ ...inProject(filled), query: { sections: 'all' } })),
  findNextString: example(findNextString, (filled) => ({ ...inProject(filled), query: { sections: 'all' } })),
  listMatchingStrings: example(listMatchingStrings, (filled) => ({
    ...inProject(filled),
    query: { sections: 'all' },
  })),
  findMyPlace: example(findMyPlace, inProject),
  listEditorRows: example(listEditorRows, (filled) => ({
    ...inProject(filled),
    query: { ids: filled.strings.join(',') },
  })),
  listSections: example(listSections, (filled) => ({
    ...inProject(filled),
    query: { fetch_strings: '', fetch_translations: '', fetch_votes: '', fetch_comments: '' },
  })),
  getSection: example(getSection, inSection),
  readSection: example(readSection, inSection),
  readPast: example(readPast, (filled) => ({ ...inProject(filled), query: { at: Date.now() } })),
  readPastStrings: example(readPastStrings, (filled) => ({
    ...inProject(filled),
    query: { at: Date.now(), section: filled.section },
  })),
  addSection: example(addSection, (filled) => ({ ...inProject(filled), body: { name: words() } })),
  rearrangeSections: example(rearrangeSections, (filled) => ({
    ...inProject(filled),
    body: { sections: filled.sections.toReversed() },
  })),
  editSection: example(editSection, (filled) => ({ ...inSection(filled), body: { name: words() } })),
  translateSectionName: example(translateSectionName, (filled) => ({
    ...inSection(filled),
    body: { translated_name: words() },
  })),
  'translateSectionName again': example(translateSectionName, (filled) => ({
    params: { project: filled.project, section: filled.sections[1] ?? 0 },
    body: { translated_name: words() },
  })),
  deleteSection: example(deleteSection, inSection),

  listStrings: example(listStrings, (filled) => ({
    ...inSection(filled),
    query: { fetch_translations: '', fetch_votes: '', fetch_comments: '' },
  })),
  getString: example(getString, (filled) => ({ ...onString(filled), query: { fetch_translations: '' } })),
  addStrings: example(addStrings, (filled) => ({
    ...inSection(filled),
    body: Array.of({ text: words(), key: words() }),
  })),
  'addStrings copy': example(addStrings, (filled) => ({
    ...inSection(filled),
    query: { pos: 1 },
    body: Array.of({ copy_of: filled.stringElsewhere }),
  })),
  importStrings: example(importStrings, (filled) => ({
    ...inSection(filled),
    body: { strings: Array.of({ text: words() }), translations: Array.of({ string: 0, text: words() }) },
  })),
  exportFile: example(exportFile, (filled) => ({
    ...inProject(filled),
    query: { sections: String(filled.section) },
  })),
  exportAsBook: example(exportAsBook, (filled) => ({
    ...inProject(filled),
    query: { sections: String(filled.section) },
  })),
  exportStrings: example(exportStrings, (filled) => ({
    ...inProject(filled),
    body: { strings: filled.strings },
  })),
  importFile: example(importFile, (filled) => ({
    ...inProject(filled),
    query: { name: `${words()}.txt` },
    body: Buffer.from(words()),
  })),
  'importFile into a section': example(importFile, (filled) => ({
    ...inProject(filled),
    query: { section: filled.section },
    body: Buffer.from(words()),
  })),
  'importFile of translations': example(importFile, (filled) => ({
    ...inProject(filled),
    query: { kind: 'translations', section: filled.section, name: 'ru.json' },
    body: Buffer.from(JSON.stringify({ key_1_1: words() })),
  })),
  keepWorkbook: example(keepWorkbook, (filled) => ({
    ...inProject(filled),
    body: Buffer.from(emptyWorkbook([words()])),
  })),
  pushFile: example(pushFile, (filled) => ({
    ...inProject(filled),
    query: { path: `texts/${words()}.txt` },
    body: Buffer.from(words()),
  })),
  'pushFile of a known section': example(pushFile, (filled) => ({
    ...inProject(filled),
    query: { path: 'known.json', name: 'One' },
    body: Buffer.from(JSON.stringify({ key_1_1: words() })),
  })),
  listSourceVersions: example(listSourceVersions, inSection),
  listStringRevisions: example(listStringRevisions, onString),
  readHistory: example(readHistory, onString),
  rearrangeStrings: example(rearrangeStrings, (filled) => ({
    ...inSection(filled),
    body: { strings: filled.strings.toReversed() },
  })),
  updateStrings: example(updateStrings, (filled) => ({
    ...inSection(filled),
    body: { strings: Array.of({ text: words(), key: 'key_1_1' }) },
  })),
  editString: example(editString, (filled) => ({ ...onString(filled), body: { text: words() } })),
  'editString move': example(editString, (filled) => ({
    ...onString(filled),
    body: { section_id: filled.sections[1], pos: 1 },
  })),
  splitString: example(splitString, async (filled) => ({
    ...(await onPlainString(filled)),
    body: { at: 2 },
  })),
  mergeStrings: example(mergeStrings, async (filled) => ({
    ...(await onPlainString(filled)),
    body: { next: filled.strings[1] ?? 0 },
  })),
  deleteString: example(deleteString, onString),

  listTranslationRevisions: example(listTranslationRevisions, onTranslation(OTHERS)),
  'listTranslationRevisions of a deleted own': example(listTranslationRevisions, (filled, who) => ({
    params: { ...onString(filled).params, translation: filled.deletedOf(who) },
  })),
  'listTranslationRevisions of a deleted one': example(listTranslationRevisions, (filled) => ({
    params: { ...onString(filled).params, translation: filled.deletedOf(filled.cast.author) },
  })),
  addTranslation: example(addTranslation, (filled) => ({ ...onString(filled), body: { text: words() } })),
  'editTranslation one’s own': edits(OWN),
  'editTranslation another’s': edits(OTHERS),
  'deleteTranslation one’s own': example(deleteTranslation, onTranslation(OWN)),
  'deleteTranslation another’s': example(deleteTranslation, onTranslation(OTHERS)),
  reportString: example(reportString, (filled) => ({
    ...onString(filled),
    body: { reason: 'copyright' as const },
  })),
  reportTranslation: example(reportTranslation, (filled, who) => ({
    ...onTranslation(OTHERS)(filled, who),
    body: { reason: 'abuse' as const },
  })),
  reportComment: example(reportComment, (filled, who) => ({
    ...onComment(OTHERS)(filled, who),
    body: { reason: 'spam' as const },
  })),
  removeTranslation: example(removeTranslation, onTranslation(OTHERS)),
  removeComment: example(removeComment, onComment(OTHERS)),
  'castVote for': votes(OTHERS, false),
  'castVote against': votes(OTHERS, true),
  'castVote on one’s own': votes(OWN, false),
  removeVote: example(removeVote, onTranslation(OTHERS)),
  'approve one’s own': example(approve, onTranslation(OWN)),
  'approve another’s': example(approve, onTranslation(OTHERS)),
  'unapprove one’s own': example(unapprove, onTranslation(OWN)),
  'unapprove another’s': example(unapprove, onTranslation(OTHERS)),
  'confirmTranslation one’s own': example(confirmTranslation, onTranslation(OWN)),
  'confirmTranslation another’s': example(confirmTranslation, onTranslation(OTHERS)),
  importTranslationsToSection: example(importTranslationsToSection, (filled) => ({
    ...inSection(filled),
    body: Array.of({ string_id: filled.string, text: words() }),
  })),
  importTranslationsToProject: example(importTranslationsToProject, (filled) => ({
    ...inProject(filled),
    body: Array.of({ string_id: filled.string, text: words() }),
  })),

  listComments: example(listComments, onString),
  listSectionComments: example(listSectionComments, inSection),
  addComment: example(addComment, (filled) => ({ ...onString(filled), body: { text: words() } })),
  'editComment one’s own': editsComment(OWN),
  'editComment another’s': editsComment(OTHERS),
  'deleteComment one’s own': example(deleteComment, onComment(OWN)),
  'deleteComment another’s': example(deleteComment, onComment(OTHERS)),
  markCommentsRead: example(markCommentsRead, onString),
  markSectionsRead: example(markSectionsRead, (filled) => ({
    ...inProject(filled),
    body: { sections: 'all' },
  })),
  getWatches: example(getWatches, (filled) => ({
    ...inProject(filled),
    query: { section: filled.section, string: filled.string },
  })),
  listMentionable: example(listMentionable, (filled) => ({ ...inProject(filled), query: { q: 'tr' } })),
  setWatch: example(setWatch, (filled) => ({
    ...inProject(filled),
    body: { string_id: filled.string, is_watched: true },
  })),

  previewBatch: example(previewBatch, (filled) => ({
    ...inProject(filled),
    body: { action: 'approve', strings: filled.strings },
  })),
  'startBatch on translations': example(startBatch, (filled) => ({
    ...inProject(filled),
    body: { action: 'copySource', strings: filled.strings },
  })),
  'startBatch on strings': example(startBatch, (filled) => ({
    ...inProject(filled),
    body: { action: 'delete', strings: filled.strings },
  })),
  getBatch: example(getBatch, (filled, who) => ({
    params: { project: filled.project, batch: filled.eventOf(who) },
  })),
  findTexts: example(findTexts, (filled) => ({
    ...inProject(filled),
    query: { sections: 'all', find: 'text' },
  })),
  previewReplacing: example(previewReplacing, (filled) => ({
    ...inProject(filled),
    body: replacing('translations', filled.strings),
  })),
  'startReplacing in translations': example(startReplacing, (filled) => ({
    ...inProject(filled),
    body: replacing('translations', filled.strings),
  })),
  'startReplacing in sources': example(startReplacing, (filled) => ({
    ...inProject(filled),
    body: replacing('sources', filled.strings),
  })),
  listMyEvents: example(listMyEvents, inProject),
  'undoEvent one’s own': undoes(OWN),
  'undoEvent another’s': undoes(OTHERS),

  listEntries: example(listEntries, inProject),
  listEntryRevisions: example(listEntryRevisions, onEntry),
  addEntry: example(addEntry, (filled) => ({
    ...inProject(filled),
    body: { word: words(), translate: 'слова' },
  })),
  editEntry: example(editEntry, (filled) => ({ ...onEntry(filled), body: { desc: words() } })),
  deleteEntry: example(deleteEntry, onEntry),

  listDeleted: example(listDeleted, inProject),
  'restoreDeleted one’s own': restores(OWN),
  'restoreDeleted another’s': restores(OTHERS),
} satisfies Record<string, Example>;
