import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';

/** The header of the site. Other headers have its role too, as long as no style makes a section of what they are in. */
export function siteHeader(): HTMLElement {
  const [header] = screen.getAllByRole('banner');
  if (!header) throw new Error('There is no header.');
  return header;
}

/** The first item of a list that has this text, once it is there. */
export const findItem = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const item = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(text));
    if (!item) throw new Error(`No item has “${text}”.`);
    return item;
  });

/** What elements say. */
export const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** Waits until the page shows a text, which may be a part of what an element says. */
export const isShown = (text: string | RegExp) =>
  waitFor(() => expect(document.body).toHaveTextContent(text));
