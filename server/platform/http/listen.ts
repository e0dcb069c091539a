import type { FastifyInstance } from 'fastify';
import { StartRefused } from '../settings/start-refused.ts';

/** An address to listen at, and the settings that determine it. */
type ListenAddress = { host: string; port: number; settings: { host: string; port: string } };

/** Listens, and returns the address; throws StartRefused with a one-line reason if it can't. */
export async function listenAt(
  app: FastifyInstance,
  { host, port, settings }: ListenAddress,
): Promise<string> {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is taken: another program listens there. Set ${settings.port} to a free one.`,
    EACCES: `Port ${port} of ${host} may not be used by this user. Set ${settings.port} to one above 1023.`,
    EADDRNOTAVAIL: `${settings.host} ${host} is not an address of this machine.`,
    ENOTFOUND: `${settings.host} ${host} is not known to this machine.`,
  };
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    throw reason ? new StartRefused(reason) : error;
  }
}
