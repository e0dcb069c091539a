import { hasPermission, type RoleId } from '../access/roles.ts';
import { foldForSearch } from '../texts/text.ts';

/** A section's name, and what it is in the language of the translation: null where nobody has translated it. */
export type Titled = { readonly name: string; readonly translated_name: string | null };

/**
 * Whether somebody may give a section's name this translation, by their role (sections.3). Who may translate gives it a
 * first one; one that is there already is others' work, as a translation of a string is, and needs
 * `can_manage_translations`.
 */
export function mayTranslateTitle(role: RoleId | undefined, { translated_name }: Titled): boolean {
  return hasPermission(role, translated_name === null ? 'can_translate' : 'can_manage_translations');
}

/** What a section is called where its translation is read (reading.5): its name as it is where nobody has translated it. */
export const translatedTitle = ({ name, translated_name }: Titled): string => translated_name ?? name;

/** A title as titles are compared: case, white space and what ends it don't count. */
const folded = (title: string) => foldForSearch(title).replace(/\s+/gu, ' ').trim().replace(/[.:]$/u, '');

/** Whether a string is a section's name: the heading that its text begins with. */
function isTitle(text: string, { name }: Pick<Titled, 'name'>): boolean {
  return folded(text) === folded(name);
}

/** The string that a section's text begins with, where it is the section's name. */
export function titleStringOf<String extends { readonly text: string }>(
  strings: readonly String[],
  section: Pick<Titled, 'name'>,
): String | undefined {
  const [first] = strings;
  return first && isTitle(first.text, section) ? first : undefined;
}
