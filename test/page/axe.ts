import axe from 'axe-core';
import { expect } from 'vitest';

/** What axe can't tell without styles; the browser tests check each screen with all rules (web/axe.e2e.ts). */
const NEEDS_STYLES = ['color-contrast', 'landmark-unique', 'target-size'];

/** Fails if axe finds something wrong with the page, or with this part of it. */
export async function expectAccessible(part: Document | HTMLElement = document): Promise<void> {
  const rules = Object.fromEntries(NEEDS_STYLES.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(part, { rules });
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}
