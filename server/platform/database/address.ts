export interface ServerAddress {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

/** The address of a database server: one of the operator's DATABASE_URL, or the embedded database's socket. */
export type DatabaseAddress = { connectionString: string } | ServerAddress;

const severalHosts =
  /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^/?#]*@)?(?<hosts>[^/?#@]*,[^/?#@]*)(?<rest>[/?#].*)?$/;

/**
 * The URLs of the single servers that a URL names, as libpq writes several: `postgres://u:p@one:5432,two:5433/portal`.
 * JavaScript's own URL refuses such a one.
 */
export function urlsOfServers(url: string): string[] {
  const { scheme = '', user = '', hosts, rest = '' } = severalHosts.exec(url)?.groups ?? {};
  if (hosts === undefined) return [url];
  return hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`);
}

/** True for a URL of one or several servers; those that only read are never what a portal wants. */
export function isDatabaseUrl(url: string): boolean {
  return urlsOfServers(url).every((each) => {
    if (!URL.canParse(each)) return false;
    const { protocol, hostname, searchParams } = new URL(each);
    const wanted = searchParams.get('target_session_attrs') ?? 'read-write';
    const isNamed = hostname !== '' || each === url;
    return /^postgres(?:ql)?:$/.test(protocol) && isNamed && /^(?:read-write|primary)$/.test(wanted);
  });
}

/** The password of a database URL; '' without one. */
export const passwordOf = (url: string): string =>
  decodeURIComponent(new URL(urlsOfServers(url)[0] ?? url).password);

/** A server's name for operators, without its password. */
export function nameOf(address: DatabaseAddress): string {
  if (!('connectionString' in address)) return `${address.host}:${address.port}`;
  const { host, searchParams } = new URL(address.connectionString);
  return host || (searchParams.get('host') ?? 'localhost');
}
