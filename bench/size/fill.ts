import { statfs } from 'node:fs/promises';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { DAY, HOUR } from '#domain/core/units.ts';
import type { Sql, Transaction } from '../../server/platform/database/connect.ts';
import { recountContributions } from '../../server/programs/recount/contribution-queries.ts';
import { recountAll } from '../../server/programs/recount/queries.ts';
import { ACTIVE, type Amounts, planProjects } from './plan.ts';
import { TEXTS } from './texts.ts';

// Fills a database with generated data, some hundred thousand strings a transaction: an interrupted run goes on where
// it was.

/** The most log entries of a string, with those of its section and project. */
const MOST_EVENTS = 20;
/** The connections that fill at once. */
const WORKERS = 2;
/** Filling stops while so much of the disk is left. */
const LEAST_FREE = 15 * 2 ** 30;
/** Up to so many strings all counters are compared with what they count. */
const RECOUNTED = 2_000_000;
/** Indexes in no order of the data, which are quicker to build afterwards. */
const RANDOM = ['translations_author', 'votes_user', 'log_actor', 'comments_author'];
/**
 * SQL: the projects with revisions, a quarter and all large ones; others ended before Dragoman kept them, which saves a
 * tenth of the disk.
 */
const HAS_REVISIONS = 'e.project % 4 = 1';

/** Fills the database, unless that was done; throws if it was begun with other numbers. */
export async function fill(sql: Sql, folder: string, amounts: Amounts): Promise<void> {
  const [schema] = await sql`SELECT FROM pg_namespace WHERE nspname = 'bench_size'`;
  if (!schema) await planProjects(sql, amounts);
  const [state] = await sql<
    { amounts: Amounts; done: boolean }[]
  >`SELECT amounts, done FROM bench_size.state`;
  if (
    !state ||
    Object.entries(amounts).some(([name, value]) => state.amounts[name as keyof Amounts] !== value)
  )
    throw new Error(`${folder} was filled with ${JSON.stringify(state?.amounts)}: choose another folder.`);
  if (state.done) return;
  await setFilling(sql, true);
  await makeDirectory(sql, amounts);
  await dropRandomIndexes(sql);
  const begun = performance.now();
  let strings = 0;
  const work = async () => {
    for (;;) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < LEAST_FREE) throw new Error('less than 15 GB of the disk are left');
      const filled = await sql.begin((tx) => fillBatch(tx, amounts.seed));
      if (filled === undefined) return;
      strings += filled;
      console.log(`${strings} strings filled after ${Math.round((performance.now() - begun) / 1000)} s`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  await finish(sql, amounts);
  await setFilling(sql, false);
  await sql`UPDATE bench_size.state SET done = true`;
}

async function setFilling(sql: Sql, isFilling: boolean) {
  const settings = { autovacuum: 'off', max_wal_size: '2GB', checkpoint_timeout: '30min' };
  for (const [name, value] of Object.entries(settings))
    await sql.unsafe(isFilling ? `ALTER SYSTEM SET ${name} = '${value}'` : `ALTER SYSTEM RESET ${name}`);
  await sql`SELECT pg_reload_conf()`;
}

/** Makes users, projects, members and the dictionary, unless they exist. */
async function makeDirectory(sql: Sql, { projects }: Amounts) {
  const [user] = await sql`SELECT FROM users LIMIT 1`;
  if (user) return;
  await sql.begin(async (tx) => {
    await prepare(tx);
    await tx`
      INSERT INTO users (id, username, email, password_hash, created_at) OVERRIDING SYSTEM VALUE
      SELECT n, 'user_' || n, 'user_' || n || '@example.org', '', now_ms() - ${800 * DAY}::bigint FROM generate_series(1, ${2 * projects}::bigint) n`;
    await tx`
      INSERT INTO projects (id, handle, name, description, visibility, source_lang, target_lang, created_at, updated_at, last_update)
        OVERRIDING SYSTEM VALUE
      SELECT p.id, 'project_' || p.id, left(t.source, 80) || ' ' || p.id, t.target,
        CASE WHEN p.id % 20 = 3 THEN 'closed' WHEN p.id % 10 = 4 THEN 'private' ELSE 'public' END, 'en', 'ru',
        p.started, p.started, p.started + ${ACTIVE * DAY}::bigint
      FROM bench_size.projects p JOIN bench_size.texts t ON t.kind = 0 AND t.n = p.id * 31 % ${TEXTS}::bigint`;
    await tx`
      INSERT INTO members (project_id, user_id, role_id, joined_at)
      SELECT p.id, 1 + (p.id * 7919 + k) % p.users, CASE k WHEN 0 THEN 0 WHEN 1 THEN 1 WHEN 2 THEN 3 ELSE 4 END, p.started
      FROM bench_size.projects p, generate_series(0, p.members - 1) k`;
    await tx`
      INSERT INTO dictionary (project_id, id, word, word_key, translate, translate_key) OVERRIDING SYSTEM VALUE
      SELECT p.id, row_number() OVER (), split_part(t.source, ' ', 1) || ' ' || k, '', split_part(t.target, ' ', 1), ''
      FROM bench_size.projects p, generate_series(1, 20) k, bench_size.texts t
      WHERE p.id % 5 = 0 AND t.kind = 1 AND t.n = (p.id * 20 + k) % ${TEXTS}::bigint`;
    await tx`
      INSERT INTO entry_revisions (project_id, entry_id, event_id, at, editor_id, deleted, word, word_key, translate, translate_key, "desc")
      SELECT project_id, id, 0, updated_at, NULL, false, word, word_key, translate, translate_key, "desc" FROM dictionary`;
  });
}

/** Without checks of foreign keys, which the generated rows satisfy, and without a limit of time. */
async function prepare(tx: Transaction) {
  await tx`SET LOCAL statement_timeout = 0`;
  await tx`SET LOCAL session_replication_role = replica`;
  await tx`SET LOCAL synchronous_commit = off`;
  await tx`SET LOCAL work_mem = '256MB'`;
  await tx`SET LOCAL maintenance_work_mem = '1GB'`;
  await tx`SET LOCAL temp_buffers = '512MB'`;
}

async function dropRandomIndexes(sql: Sql) {
  await sql`
    CREATE TABLE IF NOT EXISTS bench_size.indexes AS
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public' AND indexname = ANY (${RANDOM}::text[])`;
  for (const name of RANDOM) await sql`DROP INDEX IF EXISTS ${sql(name)}`;
}

/**
 * Fills the next projects that nobody is filling, in one transaction, and returns the number of their strings; undefined if
 * there are none left. What a string has is decided by bits of the hash of its id, and what its ids are by its id.
 */
async function fillBatch(tx: Transaction, seed: number): Promise<number | undefined> {
  await prepare(tx);
  const [batch] = await tx<{ first: number; last: number }[]>`
    DELETE FROM bench_size.batches WHERE first = (
      SELECT first FROM bench_size.batches ORDER BY first LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING first, last`;
  if (!batch) return undefined;
  const strings = await drawStrings(tx, batch, seed);
  await drawTranslations(tx, seed);
  await insertTexts(tx);
  await insertEvents(tx);
  return strings;
}

async function drawStrings(
  tx: Transaction,
  { first, last }: { first: number; last: number },
  seed: number,
): Promise<number> {
  const { count } = await tx`
    CREATE TEMP TABLE drawn_strings ON COMMIT DROP AS
    SELECT *, CASE WHEN h & 1023 < 153 THEN 0 WHEN h & 1023 < 665 THEN 1 WHEN h & 1023 < 921 THEN 2 ELSE 3 END AS translated,
      (h >> 10) & 1023 < 300 AS may_approve, (h >> 20) & 1023 < 40 AS commented, (h >> 30) & ${TEXTS - 1}::bigint AS text
    FROM (
      SELECT p.id AS project, p.kind, p.members, p.users, p.first_string + n AS id, p.first_section + n / p.per_section AS section,
        (1 + n % p.per_section) * 1048576 AS place, n, hashint8extended(p.first_string + n, ${seed}::bigint) AS h,
        p.started + n * ${ACTIVE * DAY}::bigint / p.strings AS at, p.started
      FROM bench_size.projects p, generate_series(0, p.strings - 1) n
      WHERE p.id BETWEEN ${first}::bigint AND ${last}::bigint
    ) numbered`;
  await tx`ANALYZE drawn_strings`;
  return count;
}

async function drawTranslations(tx: Transaction, seed: number) {
  await tx`
    CREATE TEMP TABLE drawn_translations ON COMMIT DROP AS
    SELECT project, string, section, k, kind, members, users, started, string * 3 + k - 3 AS id,
      1 + (project * 7919 + author) % users AS author, author AS nth_author,
      (h >> 12) & ${TEXTS - 1}::bigint AS text, (h >> 26) & 127 < 13 AS initial, at + k * 60000 AS at,
      CASE WHEN (h >> 33) & 1023 < 717 THEN 0 WHEN (h >> 33) & 1023 < 922 THEN 1 ELSE 2 END AS plus,
      CASE WHEN (h >> 43) & 127 < 6 THEN 1 ELSE 0 END AS minus, may_approve
    FROM (
      SELECT *, (h & 4095) % members AS author FROM (
        SELECT project, id AS string, section, kind, members, users, at, started, k, may_approve, hashint8extended(id * 4 + k, ${seed + 1}::bigint) AS h
        FROM drawn_strings, generate_series(1, translated) k
      ) hashed
    ) chosen`;
  await tx`
    CREATE TEMP TABLE drawn_approvals ON COMMIT DROP AS
    SELECT DISTINCT ON (string) project, string, section, id, text, kind, author, 1 + project * 7919 % users AS approver, at + ${HOUR}::bigint AS at
    FROM drawn_translations WHERE may_approve AND NOT initial ORDER BY string, id`;
  await tx`ANALYZE drawn_translations, drawn_approvals`;
}

async function insertTexts(tx: Transaction) {
  await tx`
    CREATE TEMP TABLE drawn_comments ON COMMIT DROP AS
    SELECT s.project, s.id AS string, s.section, s.id AS id,
      1 + (s.project * 7919 + s.id % s.members) % s.users AS author, 1 + (s.project * 7919 + (s.id + 1) % s.members) % s.users AS reader,
      left(t.target, 200) AS text, s.at + ${2 * HOUR}::bigint AS at
    FROM drawn_strings s JOIN bench_size.texts t ON t.kind = 1 AND t.n = s.text
    WHERE s.commented`;
  await tx`ANALYZE drawn_comments`;
  await tx`
    INSERT INTO translations (project_id, id, string_id, text, initial, author_id, created_at, updated_at, votes_plus, votes_minus)
      OVERRIDING SYSTEM VALUE
    SELECT d.project, d.id, d.string, t.target, d.initial, d.author, d.at, d.at, d.plus, d.minus
    FROM drawn_translations d JOIN bench_size.texts t ON t.kind = d.kind AND t.n = d.text ORDER BY d.id`;
  await tx`
    INSERT INTO votes (project_id, translation_id, user_id, is_minus, created_at)
    SELECT project, id, 1 + (project * 7919 + (nth_author + v) % members) % users, v > plus, at + v * 60000
    FROM drawn_translations, generate_series(1, plus + minus) v`;
  await tx`
    INSERT INTO comments (project_id, id, string_id, author_id, text, created_at, updated_at) OVERRIDING SYSTEM VALUE
    SELECT project, id, string, author, text, at, at FROM drawn_comments`;
  await tx`
    INSERT INTO read_marks (project_id, user_id, string_id, comment_id)
    SELECT project, reader, string, id FROM drawn_comments WHERE id % 2 = 0`;
  await tx`
    INSERT INTO strings (project_id, id, section_id, place, text, key, created_at, updated_at, approved_id, translations_amount,
      regular_amount, votes_plus, votes_minus, comments_amount, last_translation_at, inner_bytes) OVERRIDING SYSTEM VALUE
    SELECT s.project, s.id, s.section, s.place, t.source, CASE s.kind WHEN 0 THEN 'menu.item_' || s.n ELSE '' END, s.started, s.started,
      a.id, coalesce(c.amount, 0), coalesce(c.regular, 0), coalesce(c.plus, 0), coalesce(c.minus, 0), s.commented::int, c.at,
      coalesce(c.bytes, 0) + coalesce(octet_length(m.text), 0)
    FROM drawn_strings s JOIN bench_size.texts t ON t.kind = s.kind AND t.n = s.text
      LEFT JOIN (
        SELECT string, count(*) AS amount, count(*) FILTER (WHERE NOT initial) AS regular, sum(plus) AS plus, sum(minus) AS minus,
          max(at) AS at, sum(octet_length(target)) AS bytes
        FROM drawn_translations d JOIN bench_size.texts x ON x.kind = d.kind AND x.n = d.text GROUP BY string
      ) c ON c.string = s.id
      LEFT JOIN drawn_approvals a ON a.string = s.id
      LEFT JOIN drawn_comments m ON m.string = s.id
    ORDER BY s.id`;
  await tx`
    INSERT INTO sections (project_id, id, name, num, created_at, updated_at, strings_amount, strings_translated, strings_approved,
      strings_initial, translations_amount, last_update, version, bytes) OVERRIDING SYSTEM VALUE
    SELECT project_id, section_id, 'Section ' || section_id, row_number() OVER (PARTITION BY project_id ORDER BY section_id), min(created_at),
      min(created_at), count(*), count(*) FILTER (WHERE translations_amount > 0), count(approved_id),
      count(*) FILTER (WHERE translations_amount > 0 AND regular_amount = 0), sum(translations_amount), max(last_translation_at), 1,
      sum(own_bytes + inner_bytes)
    FROM strings WHERE id BETWEEN (SELECT min(id) FROM drawn_strings) AND (SELECT max(id) FROM drawn_strings)
      AND project_id BETWEEN (SELECT min(project) FROM drawn_strings) AND (SELECT max(project) FROM drawn_strings)
    GROUP BY project_id, section_id`;
  await tx`
    UPDATE projects p SET strings_amount = s.strings, bytes = s.bytes + coalesce((
      SELECT sum(octet_length(word) + octet_length(translate)) FROM dictionary d WHERE d.project_id = p.id), 0)
    FROM (
      SELECT project_id, sum(strings_amount) AS strings, sum(bytes) AS bytes FROM sections
      WHERE project_id BETWEEN (SELECT min(project) FROM drawn_strings) AND (SELECT max(project) FROM drawn_strings) GROUP BY project_id
    ) s WHERE p.id = s.project_id`;
}

async function insertEvents(tx: Transaction) {
  const { createProject, addStrings, addTranslation, vote, approve, addComment } = LOG_CODES;
  await tx`
    CREATE TEMP TABLE drawn_events ON COMMIT DROP AS
    SELECT *, (SELECT min(id) * ${MOST_EVENTS}::bigint FROM drawn_strings) + row_number() OVER (ORDER BY project, string NULLS FIRST, at, w) AS id
    FROM (
      SELECT DISTINCT project, NULL::bigint AS string, NULL::bigint AS section, NULL::bigint AS translation, NULL::bigint AS comment,
        ${createProject}::int AS w, 1 + project * 7919 % users AS actor, started AS at, NULL::int AS kind, NULL::bigint AS text, NULL::bigint AS author
      FROM drawn_strings
      UNION ALL SELECT DISTINCT project, NULL::bigint, section, NULL::bigint, NULL::bigint, ${addStrings}::int,
        1 + project * 7919 % users, started + 1, NULL::int, NULL::bigint, NULL::bigint FROM drawn_strings
      UNION ALL SELECT project, string, section, id, NULL, ${addTranslation}::int, author, at, kind, text, author FROM drawn_translations
      UNION ALL SELECT project, string, section, id, NULL, ${vote}::int, 1 + (project * 7919 + (nth_author + v) % members) % users,
        at + v * 60000, NULL, NULL, NULL FROM drawn_translations, generate_series(1, plus + minus) v
      UNION ALL SELECT project, string, section, id, NULL, ${approve}::int, approver, at, kind, text, author FROM drawn_approvals
      UNION ALL SELECT project, string, section, NULL, id, ${addComment}::int, author, at, NULL, NULL, NULL FROM drawn_comments
    ) events`;
  await tx`ANALYZE drawn_events`;
  await tx`
    INSERT INTO log (project_id, id, w, at, actor_id, section_id, string_id, translation_id, comment_id, data) OVERRIDING SYSTEM VALUE
    SELECT e.project, e.id, e.w, e.at, e.actor, e.section, e.string, e.translation, e.comment, CASE
      WHEN e.w = ${addTranslation}::int THEN jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(NULL, t.target)))
      WHEN e.w = ${vote}::int THEN '{"acts": {"is_minus": [null, false]}}'
      WHEN e.w = ${approve}::int THEN '{"acts": {"status": [0, 1]}}'
      ELSE '{}' END
    FROM drawn_events e LEFT JOIN bench_size.texts t ON t.kind = e.kind AND t.n = e.text ORDER BY e.id`;
  await tx`
    INSERT INTO translation_revisions (project_id, string_id, translation_id, event_id, at, author_id, editor_id, deleted, status, text, context)
    SELECT e.project, e.string, e.translation, e.id, e.at, e.author, e.actor, false,
      CASE WHEN e.w = ${approve}::int THEN 1 ELSE -d.initial::int END, t.target, ''
    FROM drawn_events e JOIN drawn_translations d ON d.id = e.translation JOIN bench_size.texts t ON t.kind = e.kind AND t.n = e.text
    WHERE ${tx.unsafe(HAS_REVISIONS)} ORDER BY e.id`;
  await tx`
    INSERT INTO string_revisions (project_id, string_id, event_id, at, editor_id, deleted, section_id, text, key, context, max_length, continues)
    SELECT s.project_id, s.id, e.id, e.at, e.actor, false, s.section_id, s.text, s.key, '', NULL, false
    FROM drawn_events e JOIN strings s ON s.project_id = e.project AND s.section_id = e.section WHERE e.w = ${addStrings}::int
      AND ${tx.unsafe(HAS_REVISIONS)}
    ORDER BY s.id`;
  await tx`
    INSERT INTO contributions (project_id, day, user_id, translations, approves, comments)
    SELECT project, at / ${LIMITS.contributionsStep}::bigint * ${LIMITS.contributionsStep}::bigint, actor, count(*) FILTER (WHERE w = ${addTranslation}::int),
      count(*) FILTER (WHERE w = ${approve}::int), count(*) FILTER (WHERE w = ${addComment}::int)
    FROM drawn_events WHERE w IN (${addTranslation}::int, ${approve}::int, ${addComment}::int) GROUP BY 1, 2, 3`;
  await tx`INSERT INTO event_heads (project_id, position) SELECT project, count(*) FROM drawn_events GROUP BY 1`;
  await tx`
    INSERT INTO event_cursors (project_id, consumer, position) SELECT project, 'contributions', count(*) FROM drawn_events GROUP BY 1`;
}

/** Builds the missing indexes, sets the sequences, and does what autovacuum would have done. */
async function finish(sql: Sql, { strings }: Amounts) {
  const indexes = await sql<
    { name: string; definition: string }[]
  >`SELECT name, definition FROM bench_size.indexes`;
  await sql.begin(async (tx) => {
    await prepare(tx);
    for (const { definition } of indexes) await tx.unsafe(definition.replace('INDEX', 'INDEX IF NOT EXISTS'));
    for (const table of [
      'users',
      'projects',
      'dictionary',
      'sections',
      'strings',
      'translations',
      'comments',
      'log',
    ])
      await tx`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${tx(table)}))`;
  });
  console.log('indexes built');
  if (strings <= RECOUNTED) {
    const corrected = { ...(await recountAll(sql)), contributions: await recountContributions(sql) };
    if (Object.values(corrected).some((amount) => amount > 0))
      throw new Error(`wrong counters were filled in: ${JSON.stringify(corrected)}`);
    console.log('counters compared: all right');
  }
  const connection = await sql.reserve();
  try {
    await connection`SET statement_timeout = 0`;
    await connection`SET maintenance_work_mem = '1GB'`;
    await connection`SET vacuum_buffer_usage_limit = '32MB'`;
    // Each project was changed once, which leaves as much room as they take at the beginning of the table.
    await connection`VACUUM (FULL, ANALYZE) projects`;
    await connection`VACUUM (ANALYZE, FREEZE)`;
    await connection`CHECKPOINT`;
  } finally {
    connection.release();
  }
}
