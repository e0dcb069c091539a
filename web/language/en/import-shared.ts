/** Texts that the pages for importing strings and translations share (imports.3). */
export const importShared = {
  steps: 'Steps',
  step: { paste: 'Paste', check: 'Check', import: 'Import' },
  back: 'Back to text',
  file: 'Choose file',
  files: 'Choose files',
  source: 'Text shown',
  pasted: 'Pasted text',
  partShown: 'This text is too long to show in full. Here’s the beginning; all of it will be imported.',
  remove: 'Remove “{{file}}”',
  encoding: 'Encoding',
  guess: '{{name}} (guess)',
  lost: 'Some bytes aren’t of this encoding and show as �.',
  drop: 'Drop the file to import it.',
  dropLater: 'You can drop files after the import ends.',
  transform: 'Transform',
  transformAgain: 'Transform again',
  reading: 'Reading…',
  line: 'line {{line, number}}',
  toLine: 'Show in the text',
  transformFirst: 'Transform the text to import it.',
  changed: 'The text has changed. Transform it again.',
  correct_one: 'Fix {{count, number}} error to import.',
  correct_other: 'Fix {{count, number}} errors to import.',
  refused: {
    corrupt: 'This workbook is damaged: its archive or a sheet can’t be read.',
    binary: 'Can’t read “{{name}}”. Use {{formats, list(type: disjunction)}}.',
    tooLarge: '“{{name}}” is too large. The limit is {{max, number}} MB.',
    failed: 'Couldn’t read “{{name}}”. {{why}}',
  },
  unanswered: {
    whole: {
      offline:
        'Connection lost. All of it may already be saved, or nothing. Try again: nothing is saved twice.',
      late: 'No response in time. All of it may already be saved, or nothing. Try again: nothing is saved twice.',
      unavailable:
        'Dragoman is unavailable. All of it may already be saved, or nothing. Try again in a moment: nothing is saved twice.',
    },
    parts: {
      offline: 'Connection lost. Part of the import may already be saved. Try again: nothing is saved twice.',
      late: 'No response in time. Part of the import may already be saved. Try again: nothing is saved twice.',
      unavailable:
        'Dragoman is unavailable. Part of the import may already be saved. Try again in a moment: nothing is saved twice.',
    },
  },
  running: 'Importing…',
  stop: 'Stop',
  stopping: 'Stopping…',
} as const;
