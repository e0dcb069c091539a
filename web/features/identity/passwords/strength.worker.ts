import {
  type PasswordOwner,
  type PasswordStrength,
  passwordStrength,
} from '#domain/core/access/password-strength.ts';

/** What the page asks, and the answer to the number of that request. */
export type StrengthRequest = {
  readonly number: number;
  readonly password: string;
  readonly owner: PasswordOwner;
};
export type StrengthResponse = { readonly number: number; readonly strength: PasswordStrength };

// The estimate takes up to a tenth of a second, and its lists are large: neither is for the page's own thread.
self.onmessage = async ({ data: { number, password, owner } }: MessageEvent<StrengthRequest>) => {
  const strength = await passwordStrength(password, owner);
  self.postMessage({ number, strength } satisfies StrengthResponse);
};
