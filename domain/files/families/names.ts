import { languageNameOrCode } from '../../core/languages/project-languages.ts';
import { LIMITS } from '../../core/limits.ts';

/**
 * The name that a project gets in another language unless it is given one: that of the first one, and the language in itself
 * (families.3).
 */
export function nameInLanguage(name: string, language: string): string {
  return withEnding(name, ` (${languageNameOrCode(language, language)})`, LIMITS.name.max);
}

/** The handle that it gets unless it is given one. */
export function handleInLanguage(handle: string, language: string): string {
  return withEnding(handle, `_${language}`, LIMITS.handle.max);
}

/** A text with an ending, shortened before it to a number of characters. */
const withEnding = (text: string, ending: string, most: number) =>
  [...text]
    .slice(0, most - [...ending].length)
    .join('')
    .trimEnd() + ending;
