import { ROLES } from '#domain/access/roles.ts';

/** Whether a role is one of those that every project has. */
export const isFixed = ({ id }: { id: number }): boolean => ROLES.some((role) => role.id === id);
