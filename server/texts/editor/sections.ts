import type { QueryOf } from '#contract/core/endpoint.ts';
import type { openEditorPage } from '#contract/texts/editor.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { versionedSectionsOf } from '../../core/content/section-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/failures.ts';

/** The named sections in order, with their versions. Throws 404 if one of them does not exist. */
export async function versionedSectionsNamed(
  sql: Sql,
  project: number,
  wanted: QueryOf<typeof openEditorPage>['sections'],
) {
  const ids = wanted === ALL_SECTIONS ? undefined : wanted;
  const sections = await versionedSectionsOf(sql, project, ids);
  if (ids && sections.length < ids.length) throw notFound('section');
  return sections;
}
