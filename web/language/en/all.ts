import { accessLost } from './access-lost.ts';
import { account } from './account.ts';
import { addFiles } from './add-files.ts';
import { admin } from './admin.ts';
import { announcements } from './announcements.ts';
import { apiTokens } from './api-tokens.ts';
import { assignments } from './assignments.ts';
import { blocking } from './blocking.ts';
import { books } from './books.ts';
import { columns } from './columns.ts';
import { common } from './common.ts';
import { conflict } from './conflict.ts';
import { create } from './create.ts';
import { cues } from './cues.ts';
import { deleted } from './deleted.ts';
import { dictionary } from './dictionary.ts';
import { editing } from './editing.ts';
import { email } from './email.ts';
import { exportDialog } from './export-dialog.ts';
import { failures } from './failures.ts';
import { files } from './files.ts';
import { finding } from './finding.ts';
import { first } from './first.ts';
import { guide } from './guide.ts';
import { headings } from './headings.ts';
import { history } from './history.ts';
import { images } from './images.ts';
import { importShared } from './import-shared.ts';
import { importSource } from './import-source.ts';
import { importTranslations } from './import-translations.ts';
import { inviteLinks } from './invite-links.ts';
import { invites } from './invites.ts';
import { joining } from './joining.ts';
import { languages } from './languages.ts';
import { leaving } from './leaving.ts';
import { log } from './log.ts';
import { markup } from './markup.ts';
import { members } from './members.ts';
import { myData } from './my-data.ts';
import { myProjects } from './my-projects.ts';
import { notifications } from './notifications.ts';
import { passkeys } from './passkeys.ts';
import { password } from './password.ts';
import { passwords } from './passwords.ts';
import { past } from './past.ts';
import { plurals } from './plurals.ts';
import { profile } from './profile.ts';
import { projectSettings } from './project-settings.ts';
import { publishing } from './publishing.ts';
import { push } from './push.ts';
import { reports } from './reports.ts';
import { retime } from './retime.ts';
import { reverts } from './reverts.ts';
import { roles } from './roles.ts';
import { search } from './search.ts';
import { sectionOrder } from './section-order.ts';
import { sectionQuestion } from './section-question.ts';
import { sectionUpdate } from './section-update.ts';
import { security } from './security.ts';
import { selecting } from './selecting.ts';
import { services } from './services.ts';
import { session } from './session.ts';
import { sharedWords } from './shared-words.ts';
import { sourceVersions } from './source-versions.ts';
import { splits } from './splits.ts';
import { statistics } from './statistics.ts';
import { stringForms } from './string-forms.ts';
import { unsubscribe } from './unsubscribe.ts';
import { usage } from './usage.ts';
import { webhooks } from './webhooks.ts';
import { work } from './work.ts';

/** All texts of the interface, by screen. */
export const all = {
  retime,
  account,
  addFiles,
  announcements,
  apiTokens,
  assignments,
  usage,
  ...first,
  ...common,
  ...editing,
  failures,
  history,
  conflict,
  cues,
  blocking,
  books,
  create,
  leaving,
  importSource,
  markup,
  myProjects,
  importShared,
  plurals,
  profile,
  projectSettings,
  reports,
  reverts,
  roles,
  search,
  security,
  selecting,
  exportDialog,
  finding,
  sourceVersions,
  splits,
  services,
  session,
  deleted,
  dictionary,
  columns,
  files,
  headings,
  guide,
  images,
  inviteLinks,
  invites,
  joining,
  languages,
  sharedWords,
  members,
  myData,
  sectionOrder,
  sectionQuestion,
  sectionUpdate,
  importTranslations,
  admin,
  notifications,
  past,
  accessLost,
  email,
  unsubscribe,
  webhooks,
  work,
  password,
  passwords,
  passkeys,
  publishing,
  push,
  log,
  statistics,
  stringForms,
} as const;
