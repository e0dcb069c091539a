import type { Me } from '#contract/identity/users.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotLink } from '#domain/core/names/links.ts';
import { whyNotText } from '#domain/core/text/text.ts';

/** The profile of a user as others see it (users.5). */
export type Profile = Pick<Me, 'about' | 'avatar_url' | 'gender'>;

export function profileOf({ about, avatar_url, gender }: Profile): Profile {
  return { about, avatar_url, gender };
}

/** Why each field would be refused (users.3). */
export function whyNotProfile({ about, avatar_url }: Profile) {
  return {
    about: whyNotText(about, LIMITS.about),
    avatar_url: whyNotLink(avatar_url.trim(), LIMITS.avatarUrl),
  };
}

/** The changed fields of a profile. */
export function profileChanges(seen: Profile, { avatar_url, ...mine }: Profile): Partial<Profile> {
  const trimmed = { ...mine, avatar_url: avatar_url.trim() };
  return {
    ...(trimmed.about !== seen.about && { about: trimmed.about }),
    ...(trimmed.avatar_url !== seen.avatar_url && { avatar_url: trimmed.avatar_url }),
    ...(trimmed.gender !== seen.gender && { gender: trimmed.gender }),
  };
}
