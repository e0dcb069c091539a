import { account } from './it/account.ts';
import { admin } from './it/admin.ts';
import { comments } from './it/comments.ts';
import { common } from './it/common.ts';
import { conflict } from './it/conflict.ts';
import { create } from './it/create.ts';
import { dictionary } from './it/dictionary.ts';
import { drafts } from './it/drafts.ts';
import { editor } from './it/editor.ts';
import { editorEntry } from './it/editor-entry.ts';
import { editorFilters } from './it/editor-filters.ts';
import { editorKeys } from './it/editor-keys.ts';
import { editorMoving } from './it/editor-moving.ts';
import { editorSettings } from './it/editor-settings.ts';
import { editorStrings } from './it/editor-strings.ts';
import { editorTools } from './it/editor-tools.ts';
import { editorVersions } from './it/editor-versions.ts';
import { editorWords } from './it/editor-words.ts';
import { failures } from './it/failures.ts';
import { files } from './it/files.ts';
import { first } from './it/first.ts';
import { headings } from './it/headings.ts';
import { help } from './it/help.ts';
import { images } from './it/images.ts';
import { inviteLinks } from './it/invite-links.ts';
import { invites } from './it/invites.ts';
import { joining } from './it/joining.ts';
import { leaving } from './it/leaving.ts';
import { load } from './it/load.ts';
import { log } from './it/log.ts';
import { markup } from './it/markup.ts';
import { members } from './it/members.ts';
import { myProjects } from './it/my-projects.ts';
import { password } from './it/password.ts';
import { paste } from './it/paste.ts';
import { profile } from './it/profile.ts';
import { projectSettings } from './it/project-settings.ts';
import { search } from './it/search.ts';
import { session } from './it/session.ts';
import { statistics } from './it/statistics.ts';
import { update } from './it/update.ts';
import { upload } from './it/upload.ts';
import { usage } from './it/usage.ts';

/** Every text of the interface; one part a screen. */
export const it = {
  account,
  usage,
  ...first,
  ...common,
  failures,
  comments,
  drafts,
  editor,
  editorFilters,
  editorKeys,
  editorMoving,
  editorSettings,
  editorStrings,
  editorTools,
  editorEntry,
  editorVersions,
  editorWords,
  conflict,
  create,
  leaving,
  load,
  markup,
  myProjects,
  paste,
  profile,
  projectSettings,
  search,
  session,
  dictionary,
  files,
  headings,
  help,
  images,
  inviteLinks,
  invites,
  joining,
  members,
  update,
  upload,
  admin,
  password,
  log,
  statistics,
} as const;
