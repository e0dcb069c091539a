import type { Figures } from './scenario.ts';
import { openTestCluster, type TestCluster } from './test-cluster.ts';

/** Runs an action on a new cluster, which is closed afterwards in any case. */
export async function withTestCluster(
  options: Parameters<typeof openTestCluster>[0],
  act: (cluster: TestCluster) => Promise<Figures>,
): Promise<Figures> {
  const cluster = await openTestCluster(options);
  try {
    return await act(cluster);
  } finally {
    await cluster.close();
  }
}
