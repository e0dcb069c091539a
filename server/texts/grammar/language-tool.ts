import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { CheckedText } from '#domain/texts/checks/checked-text.ts';
import { MARK } from '#domain/texts/checks/checked-text.ts';
import type { GrammarMatch } from '#domain/texts/checks/grammar-match.ts';
import { busy } from '../../platform/http/failures.ts';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts';
import type { TaskAsker } from '../../platform/limits/task-thread.ts';
import { fetchForOperator, Unreachable } from '../../platform/outgoing/fetch-for-operator.ts';
import { INTERNET } from '../../platform/outgoing/internet.ts';

const Languages = z.array(z.object({ code: z.string() }));
const Answer = z.object({
  matches: z.array(
    z.object({
      offset: z.int().min(0),
      length: z.int().min(0),
      message: z.string(),
      replacements: z.array(z.object({ value: z.string() })).default([]),
      rule: z.object({ issueType: z.string().default('') }).default({ issueType: '' }),
    }),
  ),
});

/** A match with what kind of mistake the server takes it for. */
export type ToolMatch = GrammarMatch & { readonly issueType: string };

/** A server of LanguageTool (docs/decisions/125). */
export type LanguageTool = {
  /** The codes of its languages. Rejects if it can't be used. */
  languages(): Promise<ReadonlySet<string>>;
  /**
   * What it finds in a text, whose code it doesn’t read; undefined if it doesn’t know the language. Rejects with 429 and 503 `busy` if many
   * ask, if it can’t be reached, or if it refuses.
   */
  check(text: CheckedText, language: string, asker: TaskAsker): Promise<readonly ToolMatch[] | undefined>;
};

/** The longest message that is shown, and the longest replacement, in UTF-16 units. */
const LONGEST = 300;

export function openLanguageTool(base: string, log: Pick<FastifyBaseLogger, 'warn'>): LanguageTool {
  const limit = createConcurrencyLimit(SERVICE_LIMITS.grammarQueue);
  const found = new LRUCache<string, readonly ToolMatch[]>({ max: SERVICE_LIMITS.grammarKept });
  const known = new LRUCache<'languages', ReadonlySet<string>>({
    max: 1,
    ttl: SERVICE_LIMITS.grammarLanguagesKept,
  });
  let isDown = false;

  async function ask<Shape extends z.ZodType>(path: string, shape: Shape, form?: Record<string, string>) {
    const once = async () => {
      const response = await fetchForOperator(`${base}${path}`, {
        method: form ? 'POST' : 'GET',
        headers: form ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
        body: form && new URLSearchParams(form).toString(),
        origin: new URL(base).origin,
        internet: INTERNET,
        timeout: SERVICE_LIMITS.grammarTimeout,
        most: SERVICE_LIMITS.grammarBytes,
      });
      return { status: response.status, body: response.status === 200 ? await response.json() : undefined };
    };
    // What can't be reached or has failed may answer the second time; what refuses a text does so again.
    const { status, body } = await once().catch((error) => {
      if (error instanceof Unreachable) return once();
      throw error;
    });
    if (status !== 200) throw new Unreachable(`status ${status}`);
    return shape.parse(body);
  }

  async function languages(): Promise<ReadonlySet<string>> {
    const kept = known.get('languages');
    if (kept) return kept;
    const codes = new Set((await ask('/v2/languages', Languages)).map(({ code }) => code));
    known.set('languages', codes);
    return codes;
  }

  async function matchesIn(text: CheckedText, language: string): Promise<readonly ToolMatch[] | undefined> {
    if (!(await languages()).has(language)) return undefined;
    const key = createHash('sha256').update(`${language} ${text.prose} ${text.text}`).digest('base64');
    const kept = found.get(key);
    if (kept) return kept;
    const { matches } = await ask('/v2/check', Answer, { language, data: annotated(text) });
    const read = matches.map(({ offset, length, message, replacements: [first], rule }) => ({
      start: offset,
      end: offset + length,
      message: message.slice(0, LONGEST),
      replacement: first && first.value.length <= LONGEST ? first.value : undefined,
      issueType: rule.issueType,
    }));
    found.set(key, read);
    return read;
  }

  return {
    languages,
    async check(text, language, { visitor, signal }) {
      try {
        const matches = await limit.run(
          { ...(visitor !== undefined && { visitor }), ...(signal && { signal }) },
          () => matchesIn(text, language),
        );
        isDown = false;
        return matches;
      } catch (error) {
        const isFault =
          error instanceof Unreachable || error instanceof z.ZodError || error instanceof SyntaxError;
        if (!isFault) throw error;
        if (!isDown) log.warn({ err: error }, 'the grammar server can’t be used');
        isDown = true;
        throw busy(SERVICE_LIMITS.grammarQueue.longestWait);
      }
    },
  };
}

/** A text as the server takes it apart: what people read, tags, and other code, which it reads as a word. */
function annotated({ text, prose, code }: CheckedText): string {
  const annotation: object[] = [];
  let at = 0;
  for (const { start, end } of [...code, { start: text.length, end: text.length }]) {
    if (start > at) annotation.push({ text: text.slice(at, start) });
    if (end > start)
      annotation.push({
        markup: text.slice(start, end),
        interpretAs: prose[start] === MARK ? '' : 'X',
      });
    at = end;
  }
  return JSON.stringify({ annotation });
}
