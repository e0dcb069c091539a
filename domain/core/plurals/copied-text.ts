import { isBlank } from '../text/text.ts';
import { type Plural, pluralOf, textOfForm } from './plural.ts';

/**
 * Whether a text is a copy of another one, as a file has it. Either both are equal, or the text is a plural whose every
 * form is the other's form for that category or for all, because a file has a form for each category of its language.
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
