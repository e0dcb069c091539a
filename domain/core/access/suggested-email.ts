/** Domains of many addresses, for which others are mistyped. */
const COMMON = [
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com icloud.com live.com aol.com',
  'protonmail.com proton.me fastmail.com gmx.de gmx.net web.de t-online.de',
  'mail.ru yandex.ru rambler.ru inbox.ru list.ru bk.ru ukr.net',
  'libero.it virgilio.it tiscali.it alice.it hotmail.it yahoo.it outlook.it',
  'orange.fr wanadoo.fr free.fr laposte.net hotmail.fr yahoo.fr yahoo.co.uk hotmail.co.uk',
].flatMap((some) => some.split(' '));

/** Domains that exist and look like a common one. */
const ALIKE =
  'mail.com email.com ymail.com gmx.com gmx.at gmx.ch ya.ru me.com mac.com live.it live.fr live.ru'.split(
    ' ',
  );

const KNOWN = new Set([...COMMON, ...ALIKE]);

/**
 * The address with a common domain, if its own looks like a slip of the keyboard: one letter more, one less, another
 * one, or two exchanged (accounts.41). Undefined otherwise. It is only a suggestion.
 */
export function suggestedEmail(email: string): string | undefined {
  const offset = email.lastIndexOf('@');
  const domain = email
    .slice(offset + 1)
    .trim()
    .toLowerCase();
  if (offset < 1 || KNOWN.has(domain)) return undefined;
  const meant = COMMON.find((common) => isOneSlipFrom(domain, common));
  return meant && `${email.slice(0, offset).trim()}@${meant}`;
}

/** Whether one text becomes the other by one letter, or by exchanging two that follow each other. */
function isOneSlipFrom(typed: string, meant: string): boolean {
  const more = typed.length - meant.length;
  if (Math.abs(more) > 1) return false;
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) same += 1;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  if (more === 1) return a.slice(1) === b;
  if (more === -1) return a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}
