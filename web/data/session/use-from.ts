import { useLocation } from '@tanstack/react-router';
import { pageFrom } from './from.ts';

/** Pages that one comes to in order to sign in: none of them is where one wants to be afterwards. */
const ON_THE_WAY = ['/login', '/signup', '/401'];

/** The page that signing in is to lead back to: this one, or from a page on the way in the one before it. */
export function useFrom(): string | undefined {
  return useLocation({
    select: ({ href, pathname, search }) => (ON_THE_WAY.includes(pathname) ? pageFrom(search).from : href),
  });
}
