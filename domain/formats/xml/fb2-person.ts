import { spellXmlText } from './spell-xml.ts';

/** A person in a FictionBook by first and last name; a single word is a nickname. */
export function fb2Person(role: 'author' | 'translator', name: string): string {
  const offset = name.lastIndexOf(' ');
  const names =
    offset < 0
      ? `<nickname>${spellXmlText(name)}</nickname>`
      : `<first-name>${spellXmlText(name.slice(0, offset))}</first-name><last-name>${spellXmlText(name.slice(offset + 1))}</last-name>`;
  return `<${role}>${names}</${role}>`;
}
