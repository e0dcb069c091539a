import { expect, test } from 'vitest';
import { withLowAppPriority } from './lower-app-priority.ts';

test('the app is less urgent than the styles; the small script that it starts with is not', () => {
  const runtime = '<script type="module" crossorigin src="/assets/rolldown-runtime-X.js"></script>';
  const app = ' crossorigin src="/assets/app-X.js"></script>';
  const styles = '<link rel="stylesheet" crossorigin href="/assets/app-X.css">';
  expect(withLowAppPriority(`${runtime}<script type="module"${app}${styles}`)).toBe(
    `${runtime}<script type="module" fetchpriority="low"${app}${styles}`,
  );
});
