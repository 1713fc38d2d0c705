import { urlsOfServers } from '../platform/database/address.ts';
import { ConfigError } from '../platform/process/start-refusal.ts';

const databases = ['DATABASE_URL', 'DATABASE_URL_DIRECT', 'DATABASE_REPLICA_URL'] as const;
const buckets = ['S3_ENDPOINT', 'S3_DOWNLOAD_ENDPOINT', 'BACKUP_S3_ENDPOINT'] as const;

/** True for this machine: its own addresses, and a socket. */
const isHere = (host: string) =>
  host === '' || host.startsWith('/') || /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);

/** The hosts elsewhere that an address leads to without TLS, and whether it says that this is meant. */
function openHosts(name: string, address: string): { host: string; isMeant: boolean }[] {
  const isDatabase = (databases as readonly string[]).includes(name);
  return (isDatabase ? urlsOfServers(address) : [address])
    .filter((each) => URL.canParse(each))
    .flatMap((each) => {
      const { protocol, hostname, searchParams } = new URL(each);
      const host = (isDatabase && searchParams.get('host')) || decodeURIComponent(hostname); // a socket is '%2Frun…'
      const mode = searchParams.get('sslmode');
      const isClosed = isDatabase
        ? (mode !== null && mode !== 'disable') || ['true', '1'].includes(searchParams.get('ssl') ?? '')
        : protocol === 'https:';
      return isClosed || isHere(host) ? [] : [{ host, isMeant: mode === 'disable' }];
    });
}

/**
 * The warnings about ways to a database or bucket elsewhere that are open to whoever is on the network between, and say so.
 * Refuses one that does not say it (spec 13.2).
 */
export function openWays(env: Record<string, string | undefined>): string[] {
  return [...databases, ...buckets].flatMap((name) => {
    const open = openHosts(name, env[name] ?? '');
    const unmeant = open.find(({ isMeant }) => !isMeant);
    const cure = (buckets as readonly string[]).includes(name)
      ? 'begin it with https'
      : 'add sslmode=verify-full';
    if (unmeant !== undefined)
      throw new ConfigError(
        `${name}: expected TLS on the way to ${unmeant.host}: ${cure}, or sslmode=disable where nobody else is on that network`,
      );
    return open.map(
      ({ host }) => `${name} says sslmode=disable: what goes to ${host} can be read on the network between`,
    );
  });
}
