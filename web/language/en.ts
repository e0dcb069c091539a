import { chooser } from './en/chooser.ts';
import { comments } from './en/comments.ts';
import { create } from './en/create.ts';
import { download } from './en/download.ts';
import { editor } from './en/editor.ts';
import { failures } from './en/failures.ts';
import { footer } from './en/footer.ts';
import { frame } from './en/frame.ts';
import { home } from './en/home.ts';
import { load } from './en/load.ts';
import { myProjects } from './en/my-projects.ts';
import { pages } from './en/pages.ts';
import { profile } from './en/profile.ts';
import { project } from './en/project.ts';
import { search } from './en/search.ts';
import { signIn } from './en/sign-in.ts';
import { states } from './en/states.ts';

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
  load,
  myProjects,
  pages,
  profile,
  project,
  search,
  signIn,
  states,
} as const;
