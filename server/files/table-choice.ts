import type { Columns, TableChoice } from '#domain/formats/model/table-choice.ts';
import { storedChoice } from '#domain/formats/programs/table-settings.ts';
import { headerAndFooterOf } from '../core/content/section-queries.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';

type ChosenColumns = {
  columns?: Columns | undefined;
  header_row?: boolean | undefined;
  sheets?: readonly string[] | undefined;
};

/**
 * How a table is read: as a call says, otherwise as was chosen when the section got its file; undefined if nobody has chosen
 * (programs.35).
 */
export async function tableChoiceFor(
  sql: Sql | Transaction,
  { project, section }: { project: number; section: number | undefined },
  { columns, header_row: hasHeader, sheets }: ChosenColumns,
): Promise<TableChoice | undefined> {
  if (columns || sheets || hasHeader !== undefined) return { columns, hasHeader, sheets };
  if (section === undefined) return undefined;
  return storedChoice((await headerAndFooterOf(sql, project, section)).header);
}
