import { directionOf } from '#domain/core/languages/direction.ts';
import { codeLoadedOnce, useCodeLoadedOnce } from '../page/code-loaded-once.ts';

// The rules of placeholders are larger than a page of readers, and few texts have any.
const code = codeLoadedOnce(() => import('./CodeParts.tsx'));

/** What tags and placeholders have. */
const MAY_HAVE_CODE = /<[/a-z]|\{|%[^\s%]|:[a-z]|\$t\(/i;
/** Letters and signs that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\u200f\u2067\ufb1d-\ufdff\ufe70-\ufefc]|\ud83a[\udd00-\udd5f]/;

/** Whether a text may have tags or placeholders; it is not read for them. */
export const mayHaveCode = (text: string): boolean => MAY_HAVE_CODE.test(text);

/** Whether a text has words from right to left, among which other words lose their order. */
export const hasWordsFromRight = (text: string): boolean => FROM_RIGHT.test(text);

type Props = {
  text: string;
  /** The language of the text around it; left out if it isn't known. */
  lang?: string | undefined;
  /** The part of the text that is shown, in UTF-16 units. */
  from?: number;
  to?: number;
  /** Whether tags and placeholders look like words, as for readers. */
  hasNoMarks?: boolean;
};

/**
 * A text in which tags and placeholders are marks of their own, and what programs read keeps its order among words from right to left
 * (editor.45, languages.10). It is the plain text until the code is loaded.
 */
export function IsolatedCode({ text, lang = '', from = 0, to = text.length, hasNoMarks = false }: Props) {
  const isPlain =
    (hasNoMarks || !mayHaveCode(text)) && directionOf(lang) === 'ltr' && !hasWordsFromRight(text);
  return isPlain ? (
    text.slice(from, to)
  ) : (
    <WithCode text={text} from={from} to={to} hasNoMarks={hasNoMarks} />
  );
}

function WithCode(part: Required<Omit<Props, 'lang'>>) {
  const loaded = useCodeLoadedOnce(code, true);
  return loaded ? <loaded.CodeParts {...part} /> : part.text.slice(part.from, part.to);
}
