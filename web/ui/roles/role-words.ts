import type { TFunction } from 'i18next';
import { fixedRoleNamed } from '#domain/core/access/roles.ts';

/** A role by the name that calls answer: a fixed one in words (members.3), a custom one by its own name. */
export function roleWords(t: TFunction, name: string): string {
  const fixed = fixedRoleNamed(name);
  return fixed ? t(`project.role.${fixed.name}`) : name;
}
