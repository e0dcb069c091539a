import { useLocation } from '@tanstack/react-router';
import { returnPageIn } from './return-page.ts';

/** The pages for signing in, to which signing in doesn't return. */
const SIGN_IN_PAGES = ['/login', '/signup', '/401'];

/** The page to return to after signing in: this one, or on a page for signing in the one before it. */
export function useReturnPage(): string | undefined {
  return useLocation({
    select: ({ href, pathname, search }) =>
      SIGN_IN_PAGES.includes(pathname) ? returnPageIn(search).from : href,
  });
}
