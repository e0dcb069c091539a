import type { Figures } from './scenario.ts';
import { openTestCluster, type TestCluster } from './test-cluster.ts';

/** Runs something on a farm of its own, which is closed however it ends. */
export async function withFarm(
  wanted: Parameters<typeof openTestCluster>[0],
  act: (farm: TestCluster) => Promise<Figures>,
): Promise<Figures> {
  const farm = await openTestCluster(wanted);
  try {
    return await act(farm);
  } finally {
    await farm.close();
  }
}
