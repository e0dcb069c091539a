/** The cookie that tells a page of sign-in about a ban, after a service has said who its visitor is (services.15). */
export const BAN_NOTE = 'dragoman_ban';

/** What a banned user may know of their ban. */
type Ban = { readonly ban_reason: string; readonly banned_until: number | null };

/** The most characters of the reason: a cookie has 4096 bytes. */
const MOST = 700;

/** The value of the cookie: JSON in base64url, which is shorter than escapes where letters aren't Latin. */
export function banNoteOf({ ban_reason, banned_until }: Ban): string {
  const letters = [...ban_reason];
  const shown = letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : ban_reason;
  const bytes = new TextEncoder().encode(JSON.stringify({ ban_reason: shown, banned_until }));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The ban that the cookies of a page tell of. */
export function banIn(cookies: string): Ban | undefined {
  const given = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${BAN_NOTE}=`));
  if (given === undefined) return undefined;
  try {
    const text = atob(
      given
        .slice(BAN_NOTE.length + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const { ban_reason, banned_until } = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))),
    );
    const isBan =
      typeof ban_reason === 'string' && (banned_until === null || typeof banned_until === 'number');
    return isBan ? { ban_reason, banned_until } : undefined;
  } catch {
    return undefined;
  }
}
