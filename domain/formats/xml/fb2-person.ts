import { spellXmlText } from './spell-xml.ts';

/** A person in a FictionBook by first and last name; a single word is a nickname. */
export function fb2Person(role: 'author' | 'translator', name: string): string {
  const at = name.lastIndexOf(' ');
  const names =
    at < 0
      ? `<nickname>${spellXmlText(name)}</nickname>`
      : `<first-name>${spellXmlText(name.slice(0, at))}</first-name><last-name>${spellXmlText(name.slice(at + 1))}</last-name>`;
  return `<${role}>${names}</${role}>`;
}
