/** The question before a section is deleted (sections.13). */
export const sectionQuestion = {
  title: 'Delete “{{section}}”?',
  goes: 'This also deletes {{strings}} and {{translations}}, with their votes and comments. You can restore it from “Deleted” in the project’s log.',
  empty: 'It has no strings. You can restore it from “Deleted” in the project’s log.',
  confirm: 'Delete section',
  keep: 'Keep section',
} as const;
