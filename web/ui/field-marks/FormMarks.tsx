import { type RefObject, useMemo } from 'react';
import { placeholderPatternsIn } from '#domain/texts/placeholders/own-placeholders.ts';
import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';
import { codeLoadedOnce, useCodeLoadedOnce } from '../page/code-loaded-once.ts';
import { mayHaveCode } from '../texts/IsolatedCode.tsx';

// Few words and few searches have marks.
const code = codeLoadedOnce(() => import('./FieldMarks.tsx'));

type Props = {
  form: RefObject<HTMLElement | null>;
  /** The names of the fields of one line, with what is in them. */
  texts: Readonly<Record<string, string>>;
  /** The format that the texts have; left out where they may have any. */
  format?: FormatOfText['format'];
  project: { readonly placeholder_patterns: string };
};

/** The marks of fields of a form, which are loaded when a text may have some (rich-field.7). */
export function FormMarks({ form, texts, format, project: { placeholder_patterns } }: Props) {
  const writing = useMemo(
    () => ({ format, placeholderPatterns: placeholderPatternsIn(placeholder_patterns) }),
    [format, placeholder_patterns],
  );
  const mayHaveMarks = Object.values(texts).some(
    (text) => mayHaveCode(text) || (text !== '' && placeholder_patterns !== ''),
  );
  const loaded = useCodeLoadedOnce(code, mayHaveMarks);
  const fields = Object.keys(texts).map((name) => `input[name=${name}]`);
  return loaded && <loaded.FieldMarks root={form} fields={fields.join()} writing={writing} />;
}
