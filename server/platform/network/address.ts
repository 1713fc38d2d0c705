import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError, StartRefusal } from '../process/start-refusal.ts';

/**
 * Refuses an address that cannot be listened on, before anything is opened: the port is in use or not permitted, or
 * this machine lacks the host. Port 0 means any free port.
 */
export async function refuseTakenAddress(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    throw addressRefusal(error, host, port);
  }
}

/** Explains a failed `listen` with the name of the setting; returns any other error unchanged. */
export function addressRefusal(error: unknown, host: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartRefusal(
      `PORT: ${port} is taken by another program (or another start of this one). Stop that one, or choose another: PORT=${port + 1} npm start`,
    );
  if (code === 'EACCES') return new ConfigError(`PORT: this user may not listen on ${port}.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN' || code === 'EINVAL')
    return new ConfigError(`HOST: this machine has no address ${host}.`);
  return error;
}
