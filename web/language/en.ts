import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { comments } from './en/comments.ts';
import { common } from './en/common.ts';
import { conflict } from './en/conflict.ts';
import { create } from './en/create.ts';
import { dictionary } from './en/dictionary.ts';
import { drafts } from './en/drafts.ts';
import { editor } from './en/editor.ts';
import { editorEntry } from './en/editor-entry.ts';
import { editorFilters } from './en/editor-filters.ts';
import { editorKeys } from './en/editor-keys.ts';
import { editorMoving } from './en/editor-moving.ts';
import { editorSettings } from './en/editor-settings.ts';
import { editorStrings } from './en/editor-strings.ts';
import { editorTools } from './en/editor-tools.ts';
import { editorVersions } from './en/editor-versions.ts';
import { editorWords } from './en/editor-words.ts';
import { failures } from './en/failures.ts';
import { files } from './en/files.ts';
import { first } from './en/first.ts';
import { headings } from './en/headings.ts';
import { help } from './en/help.ts';
import { images } from './en/images.ts';
import { inviteLinks } from './en/invite-links.ts';
import { invites } from './en/invites.ts';
import { joining } from './en/joining.ts';
import { leaving } from './en/leaving.ts';
import { load } from './en/load.ts';
import { log } from './en/log.ts';
import { markup } from './en/markup.ts';
import { members } from './en/members.ts';
import { myProjects } from './en/my-projects.ts';
import { password } from './en/password.ts';
import { paste } from './en/paste.ts';
import { profile } from './en/profile.ts';
import { projectSettings } from './en/project-settings.ts';
import { search } from './en/search.ts';
import { session } from './en/session.ts';
import { statistics } from './en/statistics.ts';
import { update } from './en/update.ts';
import { upload } from './en/upload.ts';
import { usage } from './en/usage.ts';

/** Every text of the interface; one part a screen. */
export const en = {
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
