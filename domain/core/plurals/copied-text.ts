import { isBlank } from '../text/text.ts';
import { type Plural, pluralOf, textOfForm } from './plural.ts';

/**
 * Whether a text is another as a file has it: the same, or a plural each of whose forms is the other's form for it or for all, because files
 * have a form for each category of their language.
 */
export function isCopiedText(text: string, source: string): boolean {
  if (text === source) return true;
  const own = pluralOf(source);
  if (!own) return false;
  const forms = pluralOf(text)?.forms;
  if (!forms) return text === textOfForm(otherOf(own));
  // A form that the language doesn't need may be left empty.
  const written = [...forms].filter(([, form]) => !isBlank(form));
  return (
    written.length > 0 &&
    written.every(([selector, form]) => form === own.forms.get(selector) || form === otherOf(own))
  );
}

const otherOf = ({ forms }: Plural) => forms.get('other') ?? '';
