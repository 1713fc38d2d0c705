import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = dirname(import.meta.dirname);

/**
 * Where a source asks where it lies, the bundle says where the source lies: workers, migrations, fonts and texts of SQL
 * stay there. Every file of the bundle lies two folders deep, in dist/portal.
 */
const sourcesStay: Plugin = {
  name: 'sources-stay',
  transform(code, id) {
    if (!id.startsWith(join(root, 'server/'))) return undefined;
    const url = `new URL(${JSON.stringify(`../../${relative(root, id)}`)}, import.meta.url)`;
    const path = `process.getBuiltinModule('node:url').fileURLToPath(${url})`;
    const known: Record<string, string> = {
      url: `${url}.href`,
      dirname: `process.getBuiltinModule('node:path').dirname(${path})`,
    };
    return code.replaceAll(/import\.meta\.(url|dirname)/g, (asked, name: string) => known[name] ?? asked);
  },
};

/** Packages that go into the bundle; the others load machine code or files of their own, are seldom needed, or share `pg`. */
const inside = [
  'kysely',
  'zod',
  'jose',
  'lru-cache',
  'entities',
  'pino',
  'sonic-boom',
  'csv-parse',
  'uqr',
  'fastify',
  /^@fastify\//,
  'find-my-way',
  'light-my-request',
  'avvio',
  'sanitize-html',
  'htmlparser2',
  /^dom/,
  'postcss',
  'd3-scale',
  'd3-shape',
];

/**
 * The server in few files (docs/decisions/0025): a thousand modules less to find, read and link at each start. Its
 * text stays readable, because the log tells of lines in it.
 */
export default defineConfig({
  root,
  plugins: [sourcesStay],
  ssr: { noExternal: inside },
  build: {
    copyPublicDir: false,
    ssr: 'server/main.ts',
    target: 'node26',
    minify: false,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
