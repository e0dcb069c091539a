import type { TFunction } from 'i18next';
import { type Format, isBook } from '#domain/formats/model/format.ts';

/** What the texts of a book are by the elements that they come from (books.6). */
const PARTS = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  title: 'title',
  description: 'description',
  alt: 'picture',
  figcaption: 'caption',
} as const satisfies Record<string, keyof typeof import('../../../language/en/editor.ts').editor.parts>;

const isPart = (context: string): context is keyof typeof PARTS => Object.hasOwn(PARTS, context);

/** The context of a string in words: of a book *Heading*, not the name of an element; otherwise what somebody wrote. */
export function contextWords(t: TFunction, context: string, format: Format | undefined): string {
  const isElement = format !== undefined && isBook(format) && isPart(context);
  return isElement ? t(`editor.parts.${PARTS[context]}`) : t('editor.context', { about: context });
}
