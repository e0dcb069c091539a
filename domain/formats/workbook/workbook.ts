import { type Archive, ArchiveError, isArchive, openArchive, readEntry } from '../../core/archive/archive.ts';
import { scanXml } from '../xml/scan-xml.ts';
import { type CellText, localName } from './rich-text.ts';
import { type Sheet, scanSheet, sharedTexts } from './scan-sheet.ts';

/** A sheet of a workbook with its file in the archive, and the content of that. */
export type NamedSheet = Sheet & {
  readonly name: string;
  readonly path: string;
  readonly content: string;
  readonly isHidden: boolean;
};

/** A workbook that was read: its sheets in order. */
export type Workbook = { readonly archive: Archive; readonly sheets: readonly NamedSheet[] };

/** The archive of a workbook, and the path of its main part. */
type WorkbookArchive = { readonly archive: Archive; readonly path: string };

/** The archive of a workbook of Excel; undefined if a file is none. */
export function workbookIn(bytes: Uint8Array): WorkbookArchive | undefined {
  try {
    if (!isArchive(bytes)) return undefined;
    const archive = openArchive(bytes);
    const path = workbookPath(archive);
    return archive.entries.has('[Content_Types].xml') && path !== undefined ? { archive, path } : undefined;
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    throw error;
  }
}

const workbookPath = ({ entries }: Archive) =>
  ['xl/workbook.xml', 'xl/workbook2.xml'].find((path) => entries.has(path));

/** Reads the sheets of a workbook. Throws an ArchiveError if they can't be read. */
export function readWorkbook({ archive, path }: WorkbookArchive): Workbook {
  const main = textOf(archive, path);
  if (main === undefined) throw new ArchiveError('corrupt');
  const targets = relationsOf(textOf(archive, relationsPath(path)) ?? '');
  const shared = [...targets.values()].find(({ type }) => type.endsWith('/sharedStrings'));
  const texts = textsOf(shared && textOf(archive, resolved(shared.target)));
  const sheets = sheetsOf(main).flatMap(({ name, id, isHidden }): NamedSheet[] => {
    const target = targets.get(id);
    if (!target?.type.endsWith('/worksheet')) return [];
    const path = resolved(target.target);
    const content = textOf(archive, path);
    const sheet = content === undefined ? undefined : scanSheet(content, texts);
    if (content === undefined || !sheet) throw new ArchiveError('corrupt');
    return [{ ...sheet, name, path, content, isHidden }];
  });
  return { archive, sheets };
}

function textsOf(content: string | undefined): readonly CellText[] {
  const texts = content === undefined ? [] : sharedTexts(content);
  if (!texts) throw new ArchiveError('corrupt');
  return texts;
}

function textOf(archive: Archive, path: string): string | undefined {
  const bytes = readEntry(archive, path);
  return bytes && new TextDecoder().decode(bytes);
}

const relationsPath = (path: string) => path.replace(/([^/]+)$/, '_rels/$1.rels');

/** The path of a part that another one in `xl/` refers to. */
function resolved(target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts: string[] = ['xl'];
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

type Relation = { readonly type: string; readonly target: string };

function relationsOf(content: string): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  attributesOf(content, 'Relationship', (of) => {
    relations.set(of('Id'), { type: of('Type'), target: of('Target') });
  });
  return relations;
}

function sheetsOf(content: string): { name: string; id: string; isHidden: boolean }[] {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  attributesOf(content, 'sheet', (of) =>
    sheets.push({
      name: of('name'),
      id: of('id'),
      isHidden: of('state') !== '' && of('state') !== 'visible',
    }),
  );
  return sheets;
}

/** Calls for each element of a name with its attributes by their names without prefixes. */
function attributesOf(
  content: string,
  name: string,
  take: (of: (attribute: string) => string) => void,
): void {
  scanXml(content.replace(/\r\n?/g, '\n'), (token) => {
    if (token.kind !== 'open' || localName(token.name) !== name) return;
    const values = new Map([...token.attributes].map(([key, value]) => [localName(key), value]));
    take((attribute) => values.get(attribute) ?? '');
  });
}
