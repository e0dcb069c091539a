/** Updating a section from a newer file, on the page that imports strings. */
export const sectionUpdate = {
  mode: 'What to do with the file',
  by: {
    key: 'Update by key',
    time: 'Update by timing',
    text: 'Update by text',
  },
  append: 'Add to the end',
  keeps: 'Changed strings keep their translations, votes, approvals and comments.',
  appends: {
    key: 'All strings in the file are added. Keys already in the section will appear twice.',
    time: 'All subtitles in the file are added, even those already in the section.',
    text: 'All strings in the file are added, even those already in the section.',
  },
  filter: {
    changed: 'Changed {{amount, number}}',
    added: 'Added {{amount, number}}',
    missing: 'Removed {{amount, number}}',
    same: 'Unchanged {{amount, number}}',
  },
  none: {
    changed: 'No changed strings.',
    added: 'No new strings.',
    missing: 'No removed strings.',
    same: 'No unchanged strings.',
  },
  missing:
    'The file doesn’t have these strings. They stay in the section unless you select them for deletion.',
  deleteAll_one: 'Delete {{count, number}} removed string with its translations',
  deleteAll_other: 'Delete all {{count, number}} removed strings with their translations',
  delete: 'Delete “{{string}}”',
  maxLength: 'Longest translation: {{before}} → {{after}}',
  repeated_one: '{{count, number}} string repeats a key. Strings with the same key are matched in order.',
  repeated_other: '{{count, number}} strings repeat a key. Strings with the same key are matched in order.',
  translations: {
    kept: 'Translations kept: {{amount, number}}',
    deleted: 'translations deleted: {{amount, number}}',
    own: 'Translations: {{amount, number}}',
  },
  several:
    'Only one file at a time can update this section. These files are added: the first to the end of this section, the others as new sections.',
  format: 'The section will be downloaded as {{format}} from now on.',
  nothing: 'The file has the same strings as the section.',
  comparing: 'Comparing with the section…',
  failed: 'Couldn’t compare the file with the section.',
  again: 'Try again',
  sum: '{{changed, number}} changed, {{added, number}} added, {{deleted, number}} to delete',
  submit: 'Update section',
} as const;
