/** The forms and dialogs of strings in the editor, which are opened over its first view. */
export const stringForms = {
  continuesHint: 'Reading pages and bilingual files show both as one paragraph.',
  stay_one: 'Its {{count, number}} translation doesn’t change.',
  stay_other: 'Its {{count, number}} translations don’t change.',
  changed: 'Someone else changed this string. Differences between your text and theirs:',
  sameAsTheirs: 'Someone else made the same change.',
  gone: 'This string was deleted. Your text is still here, so you can copy it.',
  otherFormat:
    'This section has another format, so the string takes that format. Its {{format}} markup is kept and returns if you move it back. Notes before it stay in the {{format}} file.',
  question: {
    title: 'Are you sure you want to delete string {{index, number}}?',
    goes: 'This also deletes {{what}}.',
    text: 'You can restore it from “Deleted” in the project’s log.',
    confirm: 'Delete string',
  },
} as const;
