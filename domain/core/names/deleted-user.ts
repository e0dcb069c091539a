/** The name of a deleted user, which nobody can choose, because names have no hyphen (accounts.32). */
export const deletedName = (id: number): string => `deleted-${id}`;
