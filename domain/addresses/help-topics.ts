/** The pages of the user guide (screens.10), grouped, in the order in which they are listed. */
export const HELP_GROUPS = {
  basics: ['start-a-project', 'translate', 'approve', 'dictionary', 'roles'],
  files: ['import', 'books', 'subtitles', 'programs', 'download'],
  more: ['shortcuts', 'account'],
} as const;

export type HelpGroup = keyof typeof HELP_GROUPS;
export type HelpTopic = (typeof HELP_GROUPS)[HelpGroup][number];

/** All topics in the order of their groups. */
export const HELP_TOPICS: readonly HelpTopic[] = Object.values(HELP_GROUPS).flat();

/** Whether a text names a page of the guide. */
export function isHelpTopic(text: string): text is HelpTopic {
  return (HELP_TOPICS as readonly string[]).includes(text);
}
