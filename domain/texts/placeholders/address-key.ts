const LANGUAGE = '[a-z]{2}(?:[-_][a-z]{2,4})?';
const IN_PATH = new RegExp(`/${LANGUAGE}(?=[/?#]|$)`, 'g');
const IN_QUERY = new RegExp(`([?&](?:hl|lang|language|locale|l)=)${LANGUAGE}`, 'g');
const IN_HOST = /^(?:[a-z]{2}(?:-[a-z]{2})?)\.(?:m\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?:\/.*)?$/;

/** What of an address must be equal in a translation: neither the scheme, nor how letters are encoded, nor the language (checks.13). */
export function keyOfAddress(spelling: string): string {
  const address = decoded(spelling.toLowerCase())
    .replace(/^(?:[a-z]+:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
  const ofLanguage = address.includes('@') ? undefined : IN_HOST.exec(address)?.[1];
  if (ofLanguage) return `*.${ofLanguage}`;
  return address.replaceAll(IN_PATH, '').replaceAll(IN_QUERY, '$1*');
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
