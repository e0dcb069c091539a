import type { ReplyOf } from '#contract/core/endpoint.ts';
import { checkTranslation } from '#contract/texts/string-checks.ts';
import { SERVICE_CHECKS, type ServiceCheck } from '#domain/texts/checks/service-checks.ts';
import { severityOf } from '#domain/texts/checks/severities.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { userWhoReads } from '../../core/guards/guards.ts';
import { orNotFound, Refused } from '../../platform/http/failures.ts';
import { disconnectSignalOf } from '../../platform/limits/disconnect-signal.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { checkContext } from '../check-thread/check-context.ts';
import { openSpelling } from '../spelling-thread/spelling-thread.ts';
import type { AskedTranslation, RunCheck } from './asked-translation.ts';
import { openConsistencyCheck } from './consistency.ts';
import { openGrammarCheck } from './grammar.ts';
import { stringToCheck } from './queries.ts';
import { openSpellingCheck } from './spelling.ts';

type Answer = ReplyOf<typeof checkTranslation>;

/** The checks that need a dictionary of words or other strings, of one translation (spelling.9). */
export const stringChecks: Feature = (context) => {
  const spelling = openSpelling(context.settings.spellingDictionaries, context.app.log);
  const run = {
    inconsistent: openConsistencyCheck(context),
    spelling: openSpellingCheck(context, spelling),
    grammar: openGrammarCheck(context, spelling),
  } satisfies Record<ServiceCheck, RunCheck>;

  registerEndpoint(context, checkTranslation, userWhoReads, async ({ project, string, request, body }) => {
    const found = orNotFound(
      await stringToCheck(context.sql, { project: project.id, string: string.id }),
      'string',
    );
    const { signal, stopListening } = disconnectSignalOf(request);
    const asked: AskedTranslation = {
      project: { ...project, grammar_consent: found.grammar_consent },
      string: string.id,
      text: found.text,
      translation: body.text,
      context: checkContext(found, project),
      request,
      asker: { visitor: visitorOf(request), signal },
    };
    try {
      const isOn = (check: ServiceCheck) => severityOf(project.check_severities, check) !== 'off';
      return await answerOf(run, SERVICE_CHECKS.filter(isOn), asked);
    } finally {
      stopListening();
    }
  });
};

/** What each check says. One that fails, as it is busy, doesn’t keep the others from answering. */
async function answerOf(
  run: Record<ServiceCheck, RunCheck>,
  checks: readonly ServiceCheck[],
  asked: AskedTranslation,
): Promise<Answer> {
  const outcomes = await Promise.all(
    checks.map(async (check) => ({ check, ...(await outcomeOf(run[check], asked)) })),
  );
  return {
    findings: outcomes.flatMap(({ findings = [] }) => findings) as Answer['findings'],
    checked: outcomes.flatMap(({ check, findings }) => (findings ? check : [])),
    failed: outcomes.flatMap(({ check, hasFailed }) => (hasFailed ? check : [])),
  };
}

async function outcomeOf(check: RunCheck, asked: AskedTranslation) {
  try {
    return { findings: await check(asked), hasFailed: false };
  } catch (error) {
    if (error instanceof Refused) return { findings: undefined, hasFailed: true };
    throw error;
  }
}
