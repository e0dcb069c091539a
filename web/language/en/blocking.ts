/** Blocking other users (accounts.35). */
export const blocking = {
  block: 'Block',
  unblock: 'Unblock',
  unblockNamed: 'Unblock {{username}}',
  ask: 'Block {{username}}?',
  text: 'You’re no longer notified of what they do. They can’t mention you or invite you, and you see their comments collapsed. They aren’t told.',
  blocked: '{{username}} is blocked',
  unblocked: '{{username}} is no longer blocked',
  tooMany: 'You’ve blocked too many users. Unblock some first.',
  list: 'Blocked users',
  hint: 'They can’t mention you or invite you, and you aren’t notified of what they do.',
  none: 'You haven’t blocked anyone.',
  collapsed: 'Comment by a user whom you’ve blocked.',
  show: 'Show',
  showWhose: 'comment by {{username}}',
} as const;
