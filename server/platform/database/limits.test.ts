import { expect } from 'vitest';
import { type Bounds, LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { ANNOUNCEMENT_LIMITS } from '#domain/notices/announcements/announcements.ts';
import { PUSH_LIMITS } from '#domain/notices/notifications/limits.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { openTestApp } from '../../../test/test-app.ts';

/** Columns whose length the database checks too, with the limit that they repeat. */
const COLUMNS: Record<string, Bounds> = {
  'users.username': LIMITS.username,
  'users.email': LIMITS.email,
  'users.about': LIMITS.about,
  'users.avatar_url': LIMITS.avatarUrl,
  'api_tokens.name': LIMITS.apiTokenName,
  'push_subscriptions.endpoint': PUSH_LIMITS.endpoint,
  'connected_services.issuer': LIMITS.issuer,
  'connected_services.subject': LIMITS.subject,
  'connected_services.label': LIMITS.signInServiceLabel,
  'passkeys.name': SERVICE_LIMITS.passkeyName,
  'sessions.address': LIMITS.sessionAddress,
  'sessions.user_agent': LIMITS.sessionAgent,
  'secret_codes.phrase': LIMITS.codePhrase,
  'announcement_texts.text': ANNOUNCEMENT_LIMITS.text,
  'announcements.link': ANNOUNCEMENT_LIMITS.link,
  'projects.handle': LIMITS.handle,
  'projects.name': LIMITS.name,
  'projects.description': LIMITS.description,
  'projects.recomendations': LIMITS.recommendations,
  'projects.placeholder_patterns': LIMITS.placeholderPatterns,
  'projects.author': LIMITS.workField,
  'projects.original_title': LIMITS.workField,
  'projects.translated_title': LIMITS.workField,
  'projects.translators': LIMITS.workField,
  'projects.series': LIMITS.workField,
  'projects.year': LIMITS.workField,
  'projects.licence': LIMITS.workField,
  'projects.cover_url': LIMITS.coverUrl,
  'projects.hidden_reason': LIMITS.hiddenReason,
  'roles.name': LIMITS.roleName,
  'sections.name': LIMITS.sectionName,
  'sections.translated_name': LIMITS.sectionName,
  'sections.source_path': LIMITS.sourcePath,
  'sections.source_hash': { min: 1, max: 64 },
  'strings.text': LIMITS.pluralText,
  'strings.key': LIMITS.key,
  'strings.context': LIMITS.context,
  'translations.text': LIMITS.pluralText,
  'translations.context': LIMITS.context,
  'comments.text': LIMITS.comment,
  'check_dismissals.what': LIMITS.dismissedText,
  'check_dismissals.reason': LIMITS.dismissalReason,
  'dictionary.word': LIMITS.word,
  'dictionary.word_key': LIMITS.pattern,
  'dictionary.translate': LIMITS.word,
  'dictionary.translate_key': LIMITS.pattern,
  'dictionary.desc': LIMITS.wordDescription,
  'dictionary.note': LIMITS.wordDescription,
  'dictionary.example': LIMITS.wordDescription,
  'dictionary.link': LIMITS.wordLink,
  'shared_words.word': LIMITS.word,
  'shared_words.desc': LIMITS.wordDescription,
};

testOnOneServer('constraints')('the database keeps the same lengths as the rules', async () => {
  const { sql } = await openTestApp();
  const checks = await sql<{ at: string; rule: string }[]>`
    SELECT c.conrelid::regclass || '.' || a.attname AS at, pg_get_constraintdef(c.oid) AS rule
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
    WHERE c.contype = 'c' AND pg_get_constraintdef(c.oid) LIKE '%char_length%<=%'`;
  const limits = checks.map(({ at, rule }) => [at, Number(/<= (\d+)/.exec(rule)?.[1])]);
  const expected = Object.entries(COLUMNS).map(([at, { max }]) => [at, max]);
  expect(Object.fromEntries(limits)).toEqual(Object.fromEntries(expected));
});
