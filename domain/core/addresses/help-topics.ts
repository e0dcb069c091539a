/** The pages on file formats, by what their files are (screens.21), in the order in which they are listed. */
export const FORMAT_TOPICS = {
  documents: ['docx', 'odt', 'epub', 'fb2', 'html', 'markdown', 'text'],
  programs: [
    'po',
    'xliff',
    'android',
    'apple-strings',
    'stringsdict',
    'xcstrings',
    'properties',
    'json',
    'nested-json',
    'arb',
    'yaml',
    'php',
    'fluent',
    'resx',
    'qt-ts',
  ],
  tables: ['csv', 'xlsx'],
  subtitles: ['srt', 'vtt', 'ass', 'sbv', 'microdvd', 'ttml', 'lrc', 'sami'],
} as const;

/** What files are: books, texts of programs, tables, subtitles. */
export type FormatKind = keyof typeof FORMAT_TOPICS;
export type FormatTopic = (typeof FORMAT_TOPICS)[FormatKind][number];

export const FORMAT_KINDS = Object.keys(FORMAT_TOPICS) as FormatKind[];

/** The pages of the user guide (screens.10), grouped, in the order in which they are listed. */
export const HELP_GROUPS = {
  basics: ['start-a-project', 'translate', 'approve', 'dictionary', 'roles'],
  files: ['import', 'books', 'subtitles', 'programs', 'download', 'formats'],
  more: ['shortcuts', 'account'],
} as const;

export type HelpGroup = keyof typeof HELP_GROUPS;
/** A page of the guide that is on no single format. */
export type TaskTopic = (typeof HELP_GROUPS)[HelpGroup][number];
export type HelpTopic = TaskTopic | FormatTopic;

export const HELP_GROUP_NAMES = Object.keys(HELP_GROUPS) as HelpGroup[];

/** The pages on no single format, in the order of their groups. */
export const TASK_TOPICS: readonly TaskTopic[] = Object.values(HELP_GROUPS).flat();

const OF_FORMATS: readonly FormatTopic[] = Object.values(FORMAT_TOPICS).flat();

/** All pages: first those on no single format. */
export const HELP_TOPICS: readonly HelpTopic[] = [...TASK_TOPICS, ...OF_FORMATS];

/** Whether a text names a page of the guide. */
export function isHelpTopic(text: string): text is HelpTopic {
  return (HELP_TOPICS as readonly string[]).includes(text);
}

/** The kind of files that a page is on; undefined if it is on no single format. */
export function kindOfTopic(topic: HelpTopic): FormatKind | undefined {
  return FORMAT_KINDS.find((kind) => (FORMAT_TOPICS[kind] as readonly HelpTopic[]).includes(topic));
}
