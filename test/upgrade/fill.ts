import type { Sql } from '../../server/platform/database/connect.ts';

/** The version of the database that the first release had. Its migrations are never changed. */
export const OLD_VERSION = 16;
/** Translations of a string, and strings of a section. */
const EACH = 4;
const OF_SECTION = 10_000;

/** Fills a database of the old version with so many translations, and what people made beside them. */
export async function fillOld(sql: Sql, translations: number): Promise<void> {
  const strings = Math.ceil(translations / EACH);
  const sections = Math.ceil(strings / OF_SECTION);
  await sql.unsafe(`
    INSERT INTO users (username, email, password_hash)
      SELECT 'user_' || n, 'user' || n || '@example.org', 'unknown' FROM generate_series(1, 5) n;
    INSERT INTO projects (handle, name, source_lang, target_lang, visibility) VALUES ('alice', 'Alice', 'en', 'ru', 'public');
    INSERT INTO members (project_id, user_id, role_id) SELECT 1, n, CASE n WHEN 1 THEN 0 ELSE 3 END FROM generate_series(1, 5) n;
    INSERT INTO sections (project_id, name, num, strings_amount, strings_translated, strings_approved, translations_amount)
      SELECT 1, 'Part ' || n, n, amount, amount, 0, amount * ${EACH}
      FROM generate_series(1, ${sections}) n,
        LATERAL (SELECT least(${OF_SECTION}, ${strings} - (n - 1) * ${OF_SECTION}) AS amount) counted;
    INSERT INTO strings (project_id, section_id, place, text, translations_amount, regular_amount, comments_amount, votes_plus, last_translation_at)
      SELECT 1, 1 + (n - 1) / ${OF_SECTION}, n * 1000, 'Down, down, down ' || n, ${EACH}, ${EACH}, (n % 100 = 0)::int, (n % 10 = 0)::int, 1700000000000
      FROM generate_series(1, ${strings}) n;
    INSERT INTO translations (project_id, string_id, text, initial, author_id, created_at, updated_at, votes_plus)
      SELECT 1, n, 'Вниз, вниз, вниз ' || n || ' ' || nth, false, nth, 1700000000000, 1700000000000, (n % 10 = 0 AND nth = 1)::int
      FROM generate_series(1, ${strings}) n, generate_series(1, ${EACH}) nth;
    INSERT INTO votes (project_id, translation_id, user_id, is_minus)
      SELECT 1, id, 5, false FROM translations WHERE votes_plus = 1;
    INSERT INTO comments (project_id, string_id, author_id, text)
      SELECT 1, n, 2, 'Why down?' FROM generate_series(100, ${strings}, 100) n;
    INSERT INTO dictionary (project_id, word, word_key, translate, translate_key) VALUES (1, 'rabbit', 'rabbits?', 'кролик', 'кролик');
    INSERT INTO log (project_id, w, at, actor_id, section_id, string_id, translation_id, data)
      SELECT 1, 14, 1700000000000, t.author_id, s.section_id, s.id, t.id, jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(null, t.text)))
      FROM translations t JOIN strings s ON s.id = t.string_id WHERE t.id % 10 = 0;
    ANALYZE;
  `);
}
