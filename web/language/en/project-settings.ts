/** The settings of a project (SPEC §2 'Settings tab'). */
export const projectSettings = {
  descriptionHint: 'What a reader sees first: what the work is, and how you translate it.',
  recommendationsHint: 'For translators: names, tone, what has been agreed on.',
  handleChanges: 'Addresses with the old handle will lead nowhere.',
  status: {
    openedHint: 'Members translate, anyone may come in as the visibility allows.',
    frozenHint:
      'Nobody comes in, and only those who manage the project change its texts. Comments stay open.',
    closedHint: 'Nothing changes any more. It stays there to be read and downloaded.',
  },
  save: 'Save',
  discard: 'Discard changes',
  unchanged: 'Nothing has been changed.',
  saved: 'Settings saved',
  handOver: {
    title: 'Hand the project over',
    text: 'The new owner may do everything, deleting the project included. You become an administrator.',
    alone: 'Nobody else is in the project. Invite the next owner first.',
    user: 'New owner',
    choose: 'Choose a member',
    act: 'Hand over…',
    question: 'Hand “{{project}}” over to {{user}}?',
    questionText: 'You become an administrator. Only {{user}} can give the project back.',
    deed: 'Hand over',
    done: '{{user}} is now the owner.',
  },
  delete: {
    title: 'Delete the project',
    text: 'All of its sections, translations, comments and its log go with it, for everyone and for good.',
    act: 'Delete project…',
    question: 'Delete “{{project}}”?',
    goes: 'Along with it go: {{sections}}, {{strings}}, {{translations}}, all comments, the dictionary and the log. This cannot be undone.',
    type: 'To confirm, type the handle: {{handle}}',
    deed: 'Delete project',
    keep: 'Keep it',
    done: '“{{project}}” is deleted.',
  },
} as const;
