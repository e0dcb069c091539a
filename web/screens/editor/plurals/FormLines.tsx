import type { ReactNode } from 'react';
import { usePlurals } from './use-plurals.ts';

type Props = {
  text: string;
  /** How a text, or each form of a plural, is shown. */
  children: (text: string) => ReactNode;
};

/** A text; of a plural each form on its line, with its category (plurals.9). */
export function FormLines({ text, children }: Props) {
  const code = usePlurals(text);
  const forms = code?.pluralOf(text)?.forms;
  if (!code || !forms) return children(text);
  return <code.PluralLines forms={forms}>{children}</code.PluralLines>;
}
