/**
 * The settings of a small server that loses nothing it has acknowledged. They are given on the command line, not in a
 * file, so that a folder made by an older version gets them too.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'replica',
  max_connections: '100',
  shared_buffers: '128MB',
  // The disk is assumed to be an SSD, and queries are too short for JIT compilation to pay.
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %d ',
  // A query text in the log could hold personal data.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  // The detail of a violated constraint repeats the values: e-mails, names.
  log_error_verbosity: 'terse',
};

/** The arguments of a server; `instead` are settings of one that need not keep its word, as in tests. */
export function postgresArguments(
  cluster: string,
  socketFolder: string,
  instead: Readonly<Record<string, string>> = {},
): string[] {
  const settings = {
    ...SETTINGS,
    ...instead,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** The arguments of `initdb`. The built-in locale is the same on every system and handles Spanish capitals. */
export function initdbArguments(cluster: string, passwordFile: string): string[] {
  return [
    '-D',
    cluster,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth-local=scram-sha-256',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
}
