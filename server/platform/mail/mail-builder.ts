import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import type { Sql } from '../database/connect.ts';
import type { StoredMail } from './outbox-queries.ts';
import type { MailKind, MailValues } from './words/mails.ts';

/** An email's recipient, language and values. */
export type BuiltMail<Kind extends MailKind> = {
  to: string;
  language: InterfaceLanguage;
  values: MailValues[Kind];
  /** Headers besides those of every email. */
  headers?: Readonly<Record<string, string>>;
  /** Takes back what was made for an email that could not be sent, such as its link. */
  undo?: () => Promise<void>;
};

/** What a builder works with; `publicUrl` is the origin of links. */
type Building = { sql: Sql; mail: StoredMail; publicUrl: string };

/** Builds an email when it is sent; undefined if it isn't to be sent any more. Links are made here, because no link is stored. */
export type MailBuilder<Kind extends MailKind> = (building: Building) => Promise<BuiltMail<Kind> | undefined>;
