import type { FastifyRequest } from 'fastify';
import type { Visibility } from '#domain/core/access/visibility.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import type { CheckContext } from '#domain/texts/checks/check.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import type { TaskAsker } from '../../platform/limits/task-thread.ts';

/** A translation of a string that is to be checked, as it is written so far. */
export type AskedTranslation = {
  project: { id: number; visibility: Visibility; grammar_consent: boolean } & ProjectLanguages;
  string: number;
  /** The source of the string. */
  text: string;
  translation: string;
  context: CheckContext;
  request: FastifyRequest;
  asker: TaskAsker;
};

/** What a check of the service finds in a translation; undefined if it can't read its language. */
export type RunCheck = (asked: AskedTranslation) => Promise<readonly Finding[] | undefined>;
