import type { Bounds } from '../limits.ts';
import { whyNotText } from '../text/text.ts';

/** Whether a text is an http or https address, which browsers may follow or load (images.1). */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/**
 * Why a text can't be the link of a cover or an avatar: it is too long or no web address. An empty one is allowed
 * (images.1).
 */
export function whyNotLink(text: string, bounds: Bounds): ReturnType<typeof whyNotText> | 'link' {
  if (text === '') return undefined;
  return whyNotText(text, bounds) ?? (isWebAddress(text) ? undefined : 'link');
}
