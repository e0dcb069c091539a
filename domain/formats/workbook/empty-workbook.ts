import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = (content: string) =>
  strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`);

/** A workbook with one sheet, whose first row has these texts. */
export function emptyWorkbook(columns: readonly string[]): Uint8Array {
  const cells = columns.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('');
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="${TYPE}.${type}+xml"/>`;
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
  return zipSync(
    {
      '[Content_Types].xml': xml(
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
      ),
      '_rels/.rels': xml(relation('officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Strings" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': xml(relation('worksheet', 'worksheets/sheet1.xml')),
      'xl/worksheets/sheet1.xml': xml(
        `<worksheet xmlns="${MAIN}"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
      ),
    },
    // The same file each time.
    { mtime: new Date(2000, 0, 1) },
  );
}
