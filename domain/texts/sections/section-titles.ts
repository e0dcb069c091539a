import { type HeldRole, hasPermission } from '../../core/access/roles.ts';
import { foldForSearch } from '../../core/text/text.ts';

/** A section's name and its translation, null if there is none. */
export type Titled = { readonly name: string; readonly translated_name: string | null };

/**
 * Whether a role may translate a section's name (sections.3). Translators may add a translation; replacing one, which
 * is another's work, needs `can_manage_translations`.
 */
export function mayTranslateTitle(role: HeldRole | undefined, { translated_name }: Titled): boolean {
  return hasPermission(role, translated_name === null ? 'can_translate' : 'can_manage_translations');
}

/** A section's title for readers of the translation (reading.5): the translated name, or the name if there is none. */
export const translatedTitle = ({ name, translated_name }: Titled): string => translated_name ?? name;

/** A title in the form in which titles are compared: without case, white space and final punctuation. */
const folded = (title: string) => foldForSearch(title).replace(/\s+/gu, ' ').trim().replace(/[.:]$/u, '');

/** Whether a string is the section's name, as the heading of its text. */
function isTitle(text: string, { name }: Pick<Titled, 'name'>): boolean {
  return folded(text) === folded(name);
}

/** The first string of a section if it is the section's name. */
export function titleStringOf<String extends { readonly text: string }>(
  strings: readonly String[],
  section: Pick<Titled, 'name'>,
): String | undefined {
  const [first] = strings;
  return first && isTitle(first.text, section) ? first : undefined;
}
