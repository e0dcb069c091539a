/** Names that would speak for the site or for its mail. */
const RESERVED = new Set([
  ...['admin', 'admins', 'administrator', 'administrators', 'root', 'system', 'official'],
  ...['moderator', 'moderators', 'mod', 'staff', 'team', 'support', 'help', 'helpdesk', 'service'],
  ...['security', 'abuse', 'contact', 'info', 'billing', 'legal', 'privacy', 'press'],
  ...['postmaster', 'hostmaster', 'webmaster', 'mailerdaemon', 'noreply', 'donotreply', 'bot'],
  ...['dragoman', 'guest', 'anonymous', 'nobody', 'everyone', 'all', 'here'],
]);

/**
 * Whether a name is refused to new accounts, because it would seem to speak for the site (accounts.40). Underscores
 * don't make another name of it. Accounts that have such a name keep it.
 */
export const isReservedUsername = (username: string): boolean =>
  RESERVED.has(username.replaceAll('_', '').toLowerCase());
