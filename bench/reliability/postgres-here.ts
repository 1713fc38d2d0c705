import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/embedded-postgres.ts';

/** An embedded PostgreSQL in the folder that is named, until its standard input ends; its address is printed. */
const { connection, stop } = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: () => undefined,
});
process.stdin.resume().once('end', () => void stop());
process.stdout.write(JSON.stringify(connection));
