import { admin } from './ru/admin.ts';
import { chooser } from './ru/chooser.ts';
import { comments } from './ru/comments.ts';
import { create } from './ru/create.ts';
import { dictionary } from './ru/dictionary.ts';
import { download } from './ru/download.ts';
import { editor } from './ru/editor.ts';
import { failures } from './ru/failures.ts';
import { footer } from './ru/footer.ts';
import { frame } from './ru/frame.ts';
import { home } from './ru/home.ts';
import { invites } from './ru/invites.ts';
import { leaving } from './ru/leaving.ts';
import { load } from './ru/load.ts';
import { log } from './ru/log.ts';
import { markup } from './ru/markup.ts';
import { members } from './ru/members.ts';
import { myProjects } from './ru/my-projects.ts';
import { pages } from './ru/pages.ts';
import { password } from './ru/password.ts';
import { profile } from './ru/profile.ts';
import { project } from './ru/project.ts';
import { projectSettings } from './ru/project-settings.ts';
import { read } from './ru/read.ts';
import { search } from './ru/search.ts';
import { sections } from './ru/sections.ts';
import { signIn } from './ru/sign-in.ts';
import { states } from './ru/states.ts';
import { statistics } from './ru/statistics.ts';
import { upload } from './ru/upload.ts';

/** Every text of the interface; one part a screen. */
export const ru = {
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
