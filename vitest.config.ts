import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const plugins = () => viteConfig({ command: 'build', mode: 'test', isSsrBuild: false }).plugins ?? [react()];

/** The levels of architecture.md, cheapest first. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'contract/**/*.test.ts',
            'server/**/*.rules.test.ts',
            'server/config.test.ts',
            'tools/**/*.test.ts',
          ],
          testTimeout: 20_000, // properties take their time on a busy machine
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/*.rules.test.ts', 'server/config.test.ts'],
          globalSetup: ['server/testing/database-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/portal-server.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } }, // a busy machine takes longer than a second to show a page
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
