import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = dirname(import.meta.dirname);

/**
 * In the bundle `import.meta.url` and `import.meta.dirname` stay those of the source file, because workers, migrations,
 * fonts and SQL files stay there. Every file of the bundle lies two folders deep, in dist/portal.
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

/** Packages to bundle; the others load machine code or own files, are rarely needed, or share `pg`. */
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
 * Bundles the server into a few files (docs/decisions/0025), so that a start finds, reads and links a thousand modules
 * less. The code is not minified, because the log refers to its lines.
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
