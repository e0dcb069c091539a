import { admin } from './it/admin.ts';
import { chooser } from './it/chooser.ts';
import { comments } from './it/comments.ts';
import { create } from './it/create.ts';
import { dictionary } from './it/dictionary.ts';
import { download } from './it/download.ts';
import { editor } from './it/editor.ts';
import { failures } from './it/failures.ts';
import { footer } from './it/footer.ts';
import { frame } from './it/frame.ts';
import { home } from './it/home.ts';
import { invites } from './it/invites.ts';
import { leaving } from './it/leaving.ts';
import { load } from './it/load.ts';
import { log } from './it/log.ts';
import { markup } from './it/markup.ts';
import { members } from './it/members.ts';
import { myProjects } from './it/my-projects.ts';
import { pages } from './it/pages.ts';
import { password } from './it/password.ts';
import { profile } from './it/profile.ts';
import { project } from './it/project.ts';
import { projectSettings } from './it/project-settings.ts';
import { read } from './it/read.ts';
import { search } from './it/search.ts';
import { sections } from './it/sections.ts';
import { signIn } from './it/sign-in.ts';
import { states } from './it/states.ts';
import { statistics } from './it/statistics.ts';
import { upload } from './it/upload.ts';

/** Every text of the interface; one part a screen. */
export const it = {
  chooser,
  comments,
  download,
  editor,
  create,
  failures,
  footer,
  frame,
  home,
  leaving,
  load,
  markup,
  myProjects,
  pages,
  profile,
  project,
  projectSettings,
  read,
  search,
  sections,
  signIn,
  states,
  dictionary,
  invites,
  members,
  upload,
  admin,
  password,
  log,
  statistics,
} as const;
