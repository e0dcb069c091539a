import type { TFunction } from 'i18next';
import { CATEGORIES, type Category } from '#domain/core/plurals/categories.ts';

const isCategory = (selector: string): selector is Category =>
  CATEGORIES.some((category) => category === selector);

/** What the form of a category is called, or of one number, as `=0`. */
export const selectorName = (t: TFunction, selector: string): string =>
  isCategory(selector) ? t(`plurals.${selector}`) : selector;
