import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/platform/database/migrations.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';
import { digestsOf, recall, remember } from './source-files.ts';

/** Generates database/schema.ts from the migrations; --check only reports whether the committed one is current. */
const target = 'database/schema.ts';
const isCheck = process.argv.includes('--check');

/** Everything that decides about the file; the same once found good needs no database. */
const inputs = digestsOf(
  /^(?:database\/migrations\/.*|database\/schema\.ts|server\/platform\/database\/migrations\.ts|tools\/check\/schema-types\.ts|package-lock\.json)$/,
);
if (isCheck && JSON.stringify(inputs) === JSON.stringify(recall('schema-types'))) process.exit();
const dataDir = await temporaryFolder('portal-schema-');
const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
try {
  const pool = new pg.Pool(server.connection);
  await migrate(pool);
  await pool.end();
  const made = join(dataDir, 'schema.ts');
  const { user, password, host, database } = server.connection;
  const url = `postgresql://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}`;
  const options = [
    '--dialect',
    'postgres',
    '--date-parser',
    'string',
    '--type-mapping',
    '{"int8":"number"}',
    '--exclude-pattern',
    'schema_migration',
    '--out-file',
    made,
  ];
  execFileSync(process.execPath, ['node_modules/kysely-codegen/dist/cli/bin.js', ...options], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const text = readFileSync(made, 'utf8');
  if (!isCheck) writeFileSync(target, text);
  else if (text !== readFileSync(target, 'utf8')) {
    process.stderr.write(`${target} is out of date: run npm run db:types\n`);
    process.exitCode = 1;
  } else remember('schema-types', inputs);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
