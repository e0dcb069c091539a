import type { ReactNode } from 'react';
import { mayBePlural } from '#domain/core/text/may-be-plural.ts';
import { codeLoadedOnce } from '../page/code-loaded-once.ts';
import { usePluralCode } from './use-plural-code.ts';

type Props = {
  text: string;
  /** How a text, or each form of a plural, which has a selector, is shown. */
  children: (text: string, selector?: string) => ReactNode;
};

const code = codeLoadedOnce(() => import('./plural-lines-code.ts'));

/** A text; of a plural each form on its line, with its category (plurals.9). */
export function FormLines({ text, children }: Props) {
  // Thousands of texts may be shown, of which few are plurals.
  return mayBePlural(text) ? <Forms text={text}>{children}</Forms> : children(text);
}

function Forms({ text, children }: Props) {
  const loaded = usePluralCode(code, [text]);
  const forms = loaded?.pluralOf(text)?.forms;
  if (!loaded || !forms) return children(text);
  return (
    <loaded.PluralLines selectors={[...forms.keys()]}>
      {(selector) => children(forms.get(selector) ?? '', selector)}
    </loaded.PluralLines>
  );
}

type PairProps = {
  before: string;
  after: string;
  /** How two texts, or both versions of a form, are shown. */
  children: (before: string, after: string, selector?: string) => ReactNode;
};

/** Two versions of a text; of a plural those of each form on its line. A form that one of them lacks is empty in it. */
export function FormPairs({ before, after, children }: PairProps) {
  const isPlural = mayBePlural(after) || mayBePlural(before);
  return isPlural ? <Pairs {...{ before, after, children }} /> : children(before, after);
}

function Pairs({ before, after, children }: PairProps) {
  const loaded = usePluralCode(code, [before, after]);
  const [old, now] = [before, after].map((text) => loaded?.pluralOf(text)?.forms);
  if (!loaded || !old || !now) return children(before, after);
  return (
    <loaded.PluralLines selectors={[...new Set([...now.keys(), ...old.keys()])]}>
      {(selector) => children(old.get(selector) ?? '', now.get(selector) ?? '', selector)}
    </loaded.PluralLines>
  );
}
