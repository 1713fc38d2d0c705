import { join } from 'node:path';
import { readConfig } from './context/config.ts';
import { stopAbandonedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';

/** `npm start` runs this after a killed portal, so that its database does not keep running. */
const { databaseUrl, dataDir } = readConfig(process.env);
const say = (line: string) => void process.stdout.write(`${line}\n`);
process.stdout.on('error', () => undefined); // the terminal may be gone
if (databaseUrl === undefined) await stopAbandonedPostgres({ dataDir: join(dataDir, 'postgres'), log: say });
