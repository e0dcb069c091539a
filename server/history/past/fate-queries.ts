import { DELETED_KINDS } from '#domain/history/deleted/deleted.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: whether members can undo a deletion, which is found by its event. */
const isRestorable = (project: number, event: Fragment): Fragment => fragment`EXISTS (
  SELECT FROM deletions d WHERE d.project_id = ${project} AND d.event_id = ${event} AND NOT d.by_site)`;

/** SQL: the fate (domain/history/past/fates.ts) of a section; its deletion is looked for among those of sections, which are few. */
export const fateOfSection = (project: number, id: Fragment): Fragment => fragment`
  CASE WHEN EXISTS (SELECT FROM sections x WHERE x.project_id = ${project} AND x.id = ${id}) THEN 'present'
    WHEN EXISTS (
      SELECT FROM deletions d
      WHERE d.project_id = ${project} AND d.kind = ${DELETED_KINDS.section.code}::smallint AND d.item_id = ${id} AND NOT d.by_site
    ) THEN 'section'
    ELSE 'removed' END`;

/** SQL: the fate of a string. Its newest revision has the event of its deletion, or the section that it went with. */
export const fateOfString = (project: number, id: Fragment): Fragment => fragment`
  CASE WHEN EXISTS (SELECT FROM strings x WHERE x.project_id = ${project} AND x.id = ${id}) THEN 'present' ELSE coalesce((
    SELECT CASE WHEN NOT r.deleted THEN ${fateOfSection(project, fragment`r.section_id`)}
      WHEN ${isRestorable(project, fragment`r.event_id`)} THEN 'string' ELSE 'removed' END
    FROM string_revisions r WHERE r.project_id = ${project} AND r.string_id = ${id} ORDER BY r.event_id DESC LIMIT 1
  ), 'removed') END`;

/** SQL: the fate of a translation; of one that went with its string that of the string decides. */
export const fateOfTranslation = (project: number, string: Fragment, id: Fragment): Fragment => fragment`
  CASE WHEN EXISTS (SELECT FROM translations x WHERE x.project_id = ${project} AND x.id = ${id}) THEN 'present' ELSE coalesce((
    SELECT CASE WHEN NOT r.deleted THEN 'present'
      WHEN ${isRestorable(project, fragment`r.event_id`)} THEN 'translation' ELSE 'removed' END
    FROM translation_revisions r
    WHERE r.project_id = ${project} AND r.string_id = ${string} AND r.translation_id = ${id} ORDER BY r.event_id DESC LIMIT 1
  ), 'removed') END`;
