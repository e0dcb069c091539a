/** The dialog that turns translations into a file (DECISIONS §6). */
export const download = {
  button: 'Download',
  title: 'Download the translation',
  version: 'Version',
  current: 'The current one',
  currentHint: 'The approved translation, or else the one with the most votes.',
  approved: 'Only approved ones',
  untranslated: 'Where there is none',
  source: 'Keep the original text',
  empty: 'Leave it empty',
  skip: 'Leave the string out',
  escape: 'Escape line breaks',
  escapeHint: 'A line break within a string is written as \\n. Otherwise it becomes a space.',
  mixed: 'JSON and text sections cannot go into one file. Download them separately.',
  nothing: 'There are no strings to download.',
  done: 'Saved as {{file}}',
} as const;
