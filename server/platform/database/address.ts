/** The address of the database: the operator's DATABASE_URL, or the embedded database's socket. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port: number; user: string; password?: string; database: string };
