import type { ReactNode } from 'react';
import { mayBePlural } from '#domain/core/text/may-be-plural.ts';
import { FormLines } from '../../ui/plurals/FormLines.tsx';
import { type Shown, styledText } from './styled-text.ts';

/**
 * A text with its marks; of a plural each form on its line (plurals.9). A page shows thousands, so that most are no
 * component.
 */
export const shownText = (text: string, shown?: Shown): ReactNode =>
  mayBePlural(text) ? (
    <FormLines text={text}>{(form) => styledText(form, shown)}</FormLines>
  ) : (
    styledText(text, shown)
  );
