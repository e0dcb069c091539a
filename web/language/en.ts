import { admin } from './en/admin.ts';
import { chooser } from './en/chooser.ts';
import { comments } from './en/comments.ts';
import { create } from './en/create.ts';
import { dictionary } from './en/dictionary.ts';
import { download } from './en/download.ts';
import { editor } from './en/editor.ts';
import { failures } from './en/failures.ts';
import { footer } from './en/footer.ts';
import { frame } from './en/frame.ts';
import { home } from './en/home.ts';
import { invites } from './en/invites.ts';
import { leaving } from './en/leaving.ts';
import { load } from './en/load.ts';
import { log } from './en/log.ts';
import { markup } from './en/markup.ts';
import { members } from './en/members.ts';
import { myProjects } from './en/my-projects.ts';
import { pages } from './en/pages.ts';
import { password } from './en/password.ts';
import { profile } from './en/profile.ts';
import { project } from './en/project.ts';
import { projectSettings } from './en/project-settings.ts';
import { read } from './en/read.ts';
import { search } from './en/search.ts';
import { sections } from './en/sections.ts';
import { signIn } from './en/sign-in.ts';
import { states } from './en/states.ts';
import { statistics } from './en/statistics.ts';
import { upload } from './en/upload.ts';

/** Every text of the interface; one part a screen. */
export const en = {
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
