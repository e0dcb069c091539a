/** What the page that loads strings and the pages that upload translations share (SPEC §2). */
export const paste = {
  steps: 'Steps',
  step: { paste: 'Paste', check: 'Check', upload: 'Upload' },
  back: 'Back to the text',
  file: 'Choose a file',
  files: 'Choose files',
  source: 'Text shown',
  pasted: 'Pasted text',
  remove: 'Remove “{{file}}”',
  encoding: 'Encoding',
  drop: 'Drop the file to read it.',
  dropLater: 'Files can be dropped once the upload has ended.',
  transform: 'Transform',
  transformAgain: 'Transform again',
  reading: 'Reading…',
  line: 'line {{line, number}}',
  toLine: 'Show in the text',
  transformFirst: 'Transform the text to upload it.',
  changed: 'The text has changed: transform it again.',
  correct_one: 'Correct the {{count, number}} error to upload.',
  correct_other: 'Correct the {{count, number}} errors to upload.',
  refused: {
    binary: '“{{name}}” is not a text.',
    tooLarge: '“{{name}}” is too large: at most {{max, number}} MB.',
    stopped: '“{{name}}” could not be read. Reload the page and try again.',
  },
  unanswered: {
    offline:
      'The connection was lost. What was being sent may be saved already. Try again: nothing is saved twice.',
    late: 'No answer came in time. What was being sent may be saved already. Try again: nothing is saved twice.',
    unavailable:
      'Dragoman cannot answer just now. What was being sent may be saved already. Try again in a moment: nothing is saved twice.',
  },
  running: 'Uploading',
  stop: 'Stop',
  stopping: 'Stopping…',
} as const;
