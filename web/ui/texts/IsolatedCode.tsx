import { partsByCode } from '#domain/checks/code-in-text.ts';
import { directionOf } from '#domain/languages/direction.ts';

/** Letters and signs that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\u200f\u2067\ufb1d-\ufdff\ufe70-\ufefc]|\ud83a[\udd00-\udd5f]/;

/** Whether a text has words from right to left, among which other words lose their order. */
export const hasWordsFromRight = (text: string): boolean => FROM_RIGHT.test(text);

type Props = {
  text: string;
  /** The language of the text around it; left out if it isn't known. */
  lang?: string | undefined;
};

/** A text in which what programs read, such as placeholders, keeps its order among words from right to left (languages.10). */
export function IsolatedCode({ text, lang = '' }: Props) {
  if (directionOf(lang) === 'ltr' && !hasWordsFromRight(text)) return text;
  let at = 0;
  return partsByCode(text).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isCode ? (
      <bdi key={key} dir="ltr">
        {part.text}
      </bdi>
    ) : (
      part.text
    );
  });
}
