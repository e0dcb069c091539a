/** What a project says of the work that it translates (projects.37), in the order of the form. */
export const WORK_FIELDS = [
  'author',
  'original_title',
  'translated_title',
  'translators',
  'series',
  'year',
  'licence',
] as const;

/** The fields that are about the translation: other languages of the same source have their own. */
const OF_TRANSLATION = ['translated_title', 'translators'] as const;

/** The fields that are about the source. */
export const SOURCE_WORK_FIELDS = WORK_FIELDS.filter(isOfSource);

function isOfSource(field: WorkField): field is Exclude<WorkField, (typeof OF_TRANSLATION)[number]> {
  return !OF_TRANSLATION.some((one) => one === field);
}

export type WorkField = (typeof WORK_FIELDS)[number];

/** The work of a project; each field is empty where nothing is said. */
export type Work = { readonly [Field in WorkField]: string };

/** Whether an edit of settings changed these fields, and so nothing but what is said of the work: such an edit can be undone (undo.23). */
export const isEditOfWork = (fields: readonly string[]): boolean =>
  fields.length > 0 && fields.every((field) => WORK_FIELDS.some((known) => known === field));

/** The names in a field of people, which commas or semicolons part. */
export const namesIn = (people: string): string[] =>
  people
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** A work of which nothing is said. */
export const NO_WORK: Work = {
  author: '',
  original_title: '',
  translated_title: '',
  translators: '',
  series: '',
  year: '',
  licence: '',
};
