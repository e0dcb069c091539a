import { showPresence } from '#contract/live.ts';
import { call } from '../../data/wire/call.ts';
import { CLIENT } from '../../data/wire/live.ts';
import { sayWhereabouts, type Whereabouts } from './whereabouts.ts';

const projects = new Map<number, ReturnType<typeof sayWhereabouts>>();

/** Where one is in a project, and the way to say it; nothing is said before one may be seen. */
export function whereaboutsIn(project: number): ReturnType<typeof sayWhereabouts> {
  const saying = projects.get(project) ?? sayWhereabouts((now) => post(project, now));
  projects.set(project, saying);
  return saying;
}

/** What is not heard now is said again when the stream is open again. */
function post(project: number, now: Whereabouts | undefined): void {
  const body = now ?? { string_id: null, is_writing: false, is_leaving: true };
  call(showPresence, { params: { project }, body: { client: CLIENT, ...body } }).catch(() => undefined);
}
