import type { RoleName } from '#domain/access/roles.ts';
import { anotherServer } from './events.ts';
import { joinAs, projectOf } from './project.ts';
import { openTestApp } from './test-app.ts';

/** Anna, in whose projects Boris works, a site administrator, and two servers on one database. */
export async function openTogether() {
  const world = await openTestApp();
  const { admin, anna, boris } = await world.signUps('admin', 'anna', 'boris');
  return {
    world,
    other: await anotherServer(world),
    admin,
    anna,
    boris,
    /** A public project of Anna's where somebody has a role. */
    async projectOfBoth({ who = boris, role = 'translator', strings }: Shared = {}) {
      const made = await projectOf(anna, strings && { strings });
      await joinAs(world, who, made.project, role);
      return made;
    },
  };
}

type Shared = { who?: Parameters<typeof joinAs>[1]; role?: RoleName; strings?: string[] | undefined };
