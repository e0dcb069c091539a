import { live } from './live.ts';
import { project } from './project.ts';
import { read } from './read.ts';
import { sectionPicker } from './section-picker.ts';
import { sections } from './sections.ts';
import { signIn } from './sign-in.ts';

/** The texts of the screens that most visits begin with: a project, the reading page, signing in. */
export const common = {
  sectionPicker,
  live,
  project,
  read,
  sections,
  signIn,
} as const;
