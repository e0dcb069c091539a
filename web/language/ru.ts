import { account } from './ru/account.ts';
import { admin } from './ru/admin.ts';
import { comments } from './ru/comments.ts';
import { common } from './ru/common.ts';
import { conflict } from './ru/conflict.ts';
import { create } from './ru/create.ts';
import { dictionary } from './ru/dictionary.ts';
import { drafts } from './ru/drafts.ts';
import { editor } from './ru/editor.ts';
import { editorEntry } from './ru/editor-entry.ts';
import { editorFilters } from './ru/editor-filters.ts';
import { editorKeys } from './ru/editor-keys.ts';
import { editorMoving } from './ru/editor-moving.ts';
import { editorSettings } from './ru/editor-settings.ts';
import { editorStrings } from './ru/editor-strings.ts';
import { editorTools } from './ru/editor-tools.ts';
import { editorVersions } from './ru/editor-versions.ts';
import { editorWords } from './ru/editor-words.ts';
import { failures } from './ru/failures.ts';
import { files } from './ru/files.ts';
import { first } from './ru/first.ts';
import { headings } from './ru/headings.ts';
import { help } from './ru/help.ts';
import { images } from './ru/images.ts';
import { inviteLinks } from './ru/invite-links.ts';
import { invites } from './ru/invites.ts';
import { joining } from './ru/joining.ts';
import { leaving } from './ru/leaving.ts';
import { load } from './ru/load.ts';
import { log } from './ru/log.ts';
import { markup } from './ru/markup.ts';
import { members } from './ru/members.ts';
import { myProjects } from './ru/my-projects.ts';
import { password } from './ru/password.ts';
import { paste } from './ru/paste.ts';
import { profile } from './ru/profile.ts';
import { projectSettings } from './ru/project-settings.ts';
import { search } from './ru/search.ts';
import { session } from './ru/session.ts';
import { statistics } from './ru/statistics.ts';
import { update } from './ru/update.ts';
import { upload } from './ru/upload.ts';
import { usage } from './ru/usage.ts';

/** Every text of the interface; one part a screen. */
export const ru = {
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
