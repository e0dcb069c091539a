import { imagesExamples } from './core/images.examples.ts';
import type { CallExamples } from './example.ts';
import { familiesExamples } from './files/families.examples.ts';
import { filesExamples } from './files/files.examples.ts';
import { previewsExamples } from './files/previews.examples.ts';
import { translationImportsExamples } from './files/translation-imports.examples.ts';
import { deletedExamples } from './history/deleted.examples.ts';
import { historyExamples } from './history/history.examples.ts';
import { logExamples } from './history/log.examples.ts';
import { pastExamples } from './history/past.examples.ts';
import { revertsExamples } from './history/reverts.examples.ts';
import { revisionsExamples } from './history/revisions.examples.ts';
import { sourceVersionsExamples } from './history/source-versions.examples.ts';
import { undoExamples } from './history/undo.examples.ts';
import { accountExamples } from './identity/account.examples.ts';
import { apiTokensExamples } from './identity/api-tokens.examples.ts';
import { blocksExamples } from './identity/blocks.examples.ts';
import { codesExamples } from './identity/codes.examples.ts';
import { passkeysExamples } from './identity/passkeys.examples.ts';
import { securityExamples } from './identity/security.examples.ts';
import { signInServicesExamples } from './identity/sign-in-services.examples.ts';
import { usersExamples } from './identity/users.examples.ts';
import { announcementsExamples } from './notices/announcements.examples.ts';
import { feedsExamples } from './notices/feeds.examples.ts';
import { liveExamples } from './notices/live.examples.ts';
import { notificationsExamples } from './notices/notifications.examples.ts';
import { pushExamples } from './notices/push.examples.ts';
import { webhooksExamples } from './notices/webhooks.examples.ts';
import { assignmentsExamples } from './projects/assignments.examples.ts';
import { deletedProjectsExamples } from './projects/deleted-projects.examples.ts';
import { inviteLinksExamples } from './projects/invite-links.examples.ts';
import { invitesExamples } from './projects/invites.examples.ts';
import { membersExamples } from './projects/members.examples.ts';
import { projectsExamples } from './projects/projects.examples.ts';
import { rolesExamples } from './projects/roles.examples.ts';
import { statisticsExamples } from './projects/statistics.examples.ts';
import { usageExamples } from './projects/usage.examples.ts';
import { accountDeletionExamples } from './site/account-deletion.examples.ts';
import { administrationExamples } from './site/administration.examples.ts';
import { auditExamples } from './site/audit.examples.ts';
import { healthExamples } from './site/health.examples.ts';
import { jobsExamples } from './site/jobs.examples.ts';
import { reportsExamples } from './site/reports.examples.ts';
import { batchesExamples } from './texts/batches.examples.ts';
import { commentsExamples } from './texts/comments.examples.ts';
import { dictionaryExamples } from './texts/dictionary.examples.ts';
import { dismissalsExamples } from './texts/dismissals.examples.ts';
import { editorExamples } from './texts/editor.examples.ts';
import { findExamples } from './texts/find.examples.ts';
import { findingsExamples } from './texts/findings.examples.ts';
import { readingExamples } from './texts/reading.examples.ts';
import { sectionsExamples } from './texts/sections.examples.ts';
import { sharedWordsExamples } from './texts/shared-words.examples.ts';
import { stringCheckExamples } from './texts/string-checks.examples.ts';
import { stringsExamples } from './texts/strings.examples.ts';
import { translationsExamples } from './texts/translations.examples.ts';
import { wordsOfStringExamples } from './texts/words-of-string.examples.ts';

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
  ...previewsExamples,
  ...sharedWordsExamples,
  ...editorExamples,
  ...sectionsExamples,
  ...readingExamples,
  ...pastExamples,
  ...stringsExamples,
  ...stringCheckExamples,
  ...wordsOfStringExamples,
  ...sourceVersionsExamples,
  ...revisionsExamples,
  ...historyExamples,
  ...translationsExamples,
  ...translationImportsExamples,
  ...commentsExamples,
  ...dismissalsExamples,
  ...batchesExamples,
  ...findExamples,
  ...findingsExamples,
  ...undoExamples,
  ...dictionaryExamples,
  ...deletedExamples,
];
