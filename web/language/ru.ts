import { chooser } from './ru/chooser.ts';
import { comments } from './ru/comments.ts';
import { create } from './ru/create.ts';
import { download } from './ru/download.ts';
import { editor } from './ru/editor.ts';
import { failures } from './ru/failures.ts';
import { footer } from './ru/footer.ts';
import { frame } from './ru/frame.ts';
import { home } from './ru/home.ts';
import { load } from './ru/load.ts';
import { myProjects } from './ru/my-projects.ts';
import { pages } from './ru/pages.ts';
import { profile } from './ru/profile.ts';
import { project } from './ru/project.ts';
import { search } from './ru/search.ts';
import { signIn } from './ru/sign-in.ts';
import { states } from './ru/states.ts';

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
  load,
  myProjects,
  pages,
  profile,
  project,
  search,
  signIn,
  states,
} as const;
