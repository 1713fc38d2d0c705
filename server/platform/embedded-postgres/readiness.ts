import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartRefusal } from '../process/start-refusal.ts';

/** The address and the password of the database. */
export interface EmbeddedConnection {
  /** The folder of the socket; `pg` takes it as host. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

const POLL_MILLISECONDS = 20;
const SILENCE_MILLISECONDS = 60_000;
/**
 * Errors of a server that is not up yet: no socket, no listener, a cut connection, or its own word that it starts or
 * stops.
 */
const NOT_YET = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03', '57P01']);

async function withClient<T>(
  connection: EmbeddedConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // Without a listener a broken connection ends the process; the running query fails anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Waits until the server answers and has the portal's database; a repair after a crash may take any time. Returns false
 * once `hasEnded` says that it died meanwhile. Refuses after a minute in which it lives and does not answer.
 */
export async function waitUntilReady(
  connection: EmbeddedConnection,
  superuserPassword: string,
  hasEnded: () => boolean,
  log: (line: string) => void,
): Promise<boolean> {
  const begin = performance.now();
  let lastSign = begin;
  for (let told = false; !hasEnded(); await delay(POLL_MILLISECONDS)) {
    try {
      await ensureConnection(connection, superuserPassword);
      return true;
    } catch (error) {
      const { code } = error as { code?: string };
      // An error without a code is `pg` saying, in changing words, that the connection was lost.
      if (code && !NOT_YET.has(code)) throw error;
      const now = performance.now();
      if (code === '57P03') lastSign = now;
      if (now - lastSign > SILENCE_MILLISECONDS) {
        throw new StartRefusal('The database runs but does not answer.', { cause: error });
      }
      if (!told && now - begin > 3000) {
        told = true;
        log('The database is getting ready…');
      }
    }
  }
  return false;
}

/** Errors of a cluster without the portal's role or database, or with another password of the role. */
const NOT_MADE = new Set(['28P01', '28000', '3D000']);

/** Makes the portal's role and database if connecting as that role fails. */
async function ensureConnection(connection: EmbeddedConnection, superuserPassword: string): Promise<void> {
  try {
    await withClient(connection, async () => undefined);
  } catch (error) {
    if (!NOT_MADE.has((error as { code?: string }).code ?? '')) throw error;
    await ensureDatabase(connection, superuserPassword);
  }
}

/**
 * Makes the portal's own role and database if they are absent. The role is no superuser, as with a PostgreSQL that
 * others run; it may make databases (tests clone theirs). Its password is its own: folders of before had one for both.
 */
async function ensureDatabase(connection: EmbeddedConnection, superuserPassword: string): Promise<void> {
  const { user, password, database } = connection;
  const superuser = { ...connection, user: 'postgres', database: 'postgres', password: superuserPassword };
  await withClient(superuser, async (client) => {
    const { rows } = await client.query<{ hasRole: boolean; hasDatabase: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as "hasRole",
              exists (select from pg_database where datname = $2) as "hasDatabase"`,
      [user, database],
    );
    const found = rows[0];
    const role = client.escapeIdentifier(user);
    const is = `login createdb password ${client.escapeLiteral(password)}`;
    await client.query(`${found?.hasRole ? 'alter' : 'create'} role ${role} ${is}`);
    if (!found?.hasDatabase) {
      await client.query(`create database ${client.escapeIdentifier(database)} owner ${role}`);
    }
  });
}
