import type { Bounds } from '../limits.ts';
import { whyNotText } from '../texts/text.ts';

/** Whether a browser may follow or load this: an http or https address (images.1). */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/** Why a text is no link for a cover or an avatar: too long, or no web address; none at all is fine (images.1). */
export function whyNotLink(text: string, bounds: Bounds): ReturnType<typeof whyNotText> | 'link' {
  if (text === '') return undefined;
  return whyNotText(text, bounds) ?? (isWebAddress(text) ? undefined : 'link');
}
