import { signUpMode } from '../../../data/session/page-settings.ts';

/** What an invitation link is to people without an account, by whether it admits them (accounts.39). */
export function newcomersOf(admits: boolean): 'admits' | 'needsCode' | 'closed' {
  if (admits) return 'admits';
  return signUpMode() === 'closed' ? 'closed' : 'needsCode';
}
