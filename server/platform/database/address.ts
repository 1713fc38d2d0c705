/** Where the database is: the operator's DATABASE_URL, or the embedded one's socket. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port: number; user: string; password?: string; database: string };
