import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const plugins = () => viteConfig({ command: 'build', mode: 'test', isSsrBuild: false }).plugins ?? [react()];

// as `npm start` does: the processes of the tests, and those that they start, need not compile what was compiled before
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node');

/** Milliseconds. Only what hangs takes so long, also on a busy machine. */
const timeout = 300_000;
/** A busy machine takes far longer than a second for what a test waits for. */
const patient = { poll: { timeout: 60_000 } };

/** The levels of tests, cheapest first. Files of a worker share its modules. */
export default defineConfig({
  test: {
    // two more than there are cores: a journey often waits for its browser, a test of faults for a time to be over
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'contract/**/*.test.ts',
            'server/**/*.rules.test.ts',
            'server/context/config.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          setupFiles: ['tools/property-seed.ts'],
          isolate: false,
          testTimeout: timeout,
          expect: patient,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/*.rules.test.ts', 'server/context/config.test.ts'],
          globalSetup: ['server/testing/database-server.ts'],
          // room for what a call leaves behind: memory is cleared less often, an eighth of the processor time less
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64', '--initial-old-space-size=512'],
          setupFiles: ['tools/property-seed.ts', 'server/testing/setup.ts'],
          isolate: false,
          testTimeout: timeout,
          hookTimeout: timeout,
          expect: patient,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          pool: 'threads',
          isolate: false,
          setupFiles: ['tools/property-seed.ts', 'web/testing/setup.ts'],
          testTimeout: timeout,
          expect: patient,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/fixtures/global-setup.ts'],
          isolate: false, // a worker keeps its browser; every file has a portal of its own
          testTimeout: timeout,
          hookTimeout: timeout,
          expect: patient,
        },
      },
    ],
  },
});
