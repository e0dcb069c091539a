import { accountExamples } from './account.examples.ts';
import { accountDeletionExamples } from './account-deletion.examples.ts';
import { administrationExamples } from './administration.examples.ts';
import { announcementsExamples } from './announcements.examples.ts';
import { apiTokensExamples } from './api-tokens.examples.ts';
import { assignmentsExamples } from './assignments.examples.ts';
import { auditExamples } from './audit.examples.ts';
import { batchesExamples } from './batches.examples.ts';
import { blocksExamples } from './blocks.examples.ts';
import { codesExamples } from './codes.examples.ts';
import { commentsExamples } from './comments.examples.ts';
import { deletedExamples } from './deleted.examples.ts';
import { deletedProjectsExamples } from './deleted-projects.examples.ts';
import { dictionaryExamples } from './dictionary.examples.ts';
import { editorExamples } from './editor.examples.ts';
import type { CallExamples } from './example.ts';
import { familiesExamples } from './families.examples.ts';
import { feedsExamples } from './feeds.examples.ts';
import { filesExamples } from './files.examples.ts';
import { findExamples } from './find.examples.ts';
import { healthExamples } from './health.examples.ts';
import { historyExamples } from './history.examples.ts';
import { imagesExamples } from './images.examples.ts';
import { inviteLinksExamples } from './invite-links.examples.ts';
import { invitesExamples } from './invites.examples.ts';
import { jobsExamples } from './jobs.examples.ts';
import { liveExamples } from './live.examples.ts';
import { logExamples } from './log.examples.ts';
import { membersExamples } from './members.examples.ts';
import { notificationsExamples } from './notifications.examples.ts';
import { passkeysExamples } from './passkeys.examples.ts';
import { pastExamples } from './past.examples.ts';
import { projectsExamples } from './projects.examples.ts';
import { pushExamples } from './push.examples.ts';
import { readingExamples } from './reading.examples.ts';
import { reportsExamples } from './reports.examples.ts';
import { revertsExamples } from './reverts.examples.ts';
import { revisionsExamples } from './revisions.examples.ts';
import { rolesExamples } from './roles.examples.ts';
import { sectionsExamples } from './sections.examples.ts';
import { securityExamples } from './security.examples.ts';
import { sharedWordsExamples } from './shared-words.examples.ts';
import { signInServicesExamples } from './sign-in-services.examples.ts';
import { sourceVersionsExamples } from './source-versions.examples.ts';
import { statisticsExamples } from './statistics.examples.ts';
import { stringsExamples } from './strings.examples.ts';
import { translationImportsExamples } from './translation-imports.examples.ts';
import { translationsExamples } from './translations.examples.ts';
import { undoExamples } from './undo.examples.ts';
import { usageExamples } from './usage.examples.ts';
import { usersExamples } from './users.examples.ts';
import { webhooksExamples } from './webhooks.examples.ts';

/** The examples of every call. */
export const ALL_EXAMPLES: readonly CallExamples[] = [
  ...healthExamples,
  ...feedsExamples,
  ...imagesExamples,
  ...usersExamples,
  ...usageExamples,
  ...accountExamples,
  ...accountDeletionExamples,
  ...securityExamples,
  ...passkeysExamples,
  ...pushExamples,
  ...signInServicesExamples,
  ...apiTokensExamples,
  ...projectsExamples,
  ...deletedProjectsExamples,
  ...invitesExamples,
  ...notificationsExamples,
  ...administrationExamples,
  ...logExamples,
  ...reportsExamples,
  ...blocksExamples,
  ...assignmentsExamples,
  ...auditExamples,
  ...codesExamples,
  ...announcementsExamples,
  ...jobsExamples,
  ...liveExamples,
  ...statisticsExamples,
  ...membersExamples,
  ...revertsExamples,
  ...rolesExamples,
  ...inviteLinksExamples,
  ...webhooksExamples,
  ...familiesExamples,
  ...filesExamples,
  ...sharedWordsExamples,
  ...editorExamples,
  ...sectionsExamples,
  ...readingExamples,
  ...pastExamples,
  ...stringsExamples,
  ...sourceVersionsExamples,
  ...revisionsExamples,
  ...historyExamples,
  ...translationsExamples,
  ...translationImportsExamples,
  ...commentsExamples,
  ...batchesExamples,
  ...findExamples,
  ...undoExamples,
  ...dictionaryExamples,
  ...deletedExamples,
];
