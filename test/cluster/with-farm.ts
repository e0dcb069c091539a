import { type Farm, openFarm } from './farm.ts';
import type { Figures } from './scenario.ts';

/** Runs something on a farm of its own, which is closed however it ends. */
export async function withFarm(
  wanted: Parameters<typeof openFarm>[0],
  act: (farm: Farm) => Promise<Figures>,
): Promise<Figures> {
  const farm = await openFarm(wanted);
  try {
    return await act(farm);
  } finally {
    await farm.close();
  }
}
