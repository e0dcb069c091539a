import { chooser } from './it/chooser.ts';
import { comments } from './it/comments.ts';
import { create } from './it/create.ts';
import { download } from './it/download.ts';
import { editor } from './it/editor.ts';
import { failures } from './it/failures.ts';
import { footer } from './it/footer.ts';
import { frame } from './it/frame.ts';
import { home } from './it/home.ts';
import { load } from './it/load.ts';
import { myProjects } from './it/my-projects.ts';
import { pages } from './it/pages.ts';
import { profile } from './it/profile.ts';
import { project } from './it/project.ts';
import { search } from './it/search.ts';
import { signIn } from './it/sign-in.ts';
import { states } from './it/states.ts';

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
  load,
  myProjects,
  pages,
  profile,
  project,
  search,
  signIn,
  states,
} as const;
