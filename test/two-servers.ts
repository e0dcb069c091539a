import type { RoleName } from '#domain/core/access/roles.ts';
import { anotherServer } from './events.ts';
import { joinAs, projectOf } from './project.ts';
import { openTestApp } from './test-app.ts';

/** Anna, in whose projects Boris works, a site administrator, and two servers on one database. */
export async function openTwoServers() {
  const testApp = await openTestApp();
  const { admin, anna, boris } = await testApp.signUps('admin', 'anna', 'boris');
  return {
    testApp,
    other: await anotherServer(testApp),
    admin,
    anna,
    boris,
    /** A public project of Anna's in which a user has a role. */
    async projectOfBoth({ who = boris, role = 'translator', strings }: Shared = {}) {
      const testProject = await projectOf(anna, strings && { strings });
      await joinAs(testApp, who, testProject.project, role);
      return testProject;
    },
  };
}

type Shared = { who?: Parameters<typeof joinAs>[1]; role?: RoleName; strings?: string[] | undefined };
