import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import viteConfig from './vite.config.ts';

const plugins = () => viteConfig({ command: 'build', mode: 'test', isSsrBuild: false }).plugins ?? [react()];

/**
 * Journeys share one portal: they go in the order of their names, here as on every other machine. Vitest would go by how
 * long each took there before.
 */
class JourneysByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isJourney = ({ project }: TestSpecification) => project.name === 'e2e';
    const journeys = sorted.filter(isJourney).sort((a, b) => a.moduleId.localeCompare(b.moduleId));
    return [...journeys, ...sorted.filter((file) => !isJourney(file))];
  }
}

/** Milliseconds. Only what hangs takes so long, also on a busy machine. */
const timeout = 120_000;

/** The levels of tests, cheapest first. Files of a worker share its modules, but for the journeys. */
export default defineConfig({
  test: {
    sequence: { sequencer: JourneysByName },
    maxWorkers: Math.max(2, availableParallelism()), // Vitest would leave a core idle
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'contract/**/*.test.ts',
            'server/**/*.rules.test.ts',
            'server/context/config.test.ts',
            'tools/**/*.test.ts',
          ],
          isolate: false,
          testTimeout: timeout,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/*.rules.test.ts', 'server/context/config.test.ts'],
          globalSetup: ['server/testing/database-server.ts'],
          isolate: false,
          testTimeout: timeout,
          hookTimeout: timeout,
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
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: timeout,
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
