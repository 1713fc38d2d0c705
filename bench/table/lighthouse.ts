import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * It brings 114 packages, so that it is fetched by its exact version when somebody asks for its parts, and installed with
 * none.
 */
export const lighthouseVersion = '13.5.0';
const place = join(import.meta.dirname, '../../node_modules/.cache', `lighthouse-${lighthouseVersion}`);

interface Audit {
  id: string;
  score: number | null;
  title: string;
  /** Milliseconds, bytes or a sum, as the audit has it. */
  numericValue?: number;
}

export interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string }[] }>;
  audits: Record<string, Audit>;
}

interface Flags {
  /** The port on which the browser is told what to do. */
  port: number;
  onlyCategories?: readonly string[];
  throttlingMethod?: 'simulate' | 'provided';
}

/** Asks Lighthouse about an address; throws if it could not look at it. */
export type Lighthouse = (address: string, flags: Flags) => Promise<Report>;

export async function fetchLighthouse(): Promise<Lighthouse> {
  const program = join(place, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(program))
    await promisify(execFile)('npm', [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--prefix',
      place,
      `lighthouse@${lighthouseVersion}`,
    ]);
  type Program = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
  const { default: run } = (await import(pathToFileURL(program).href)) as { default: Program };
  return async (address, flags) => {
    const report = (await run(address, { logLevel: 'error', ...flags }))?.lhr;
    if (report === undefined) throw new Error(`Lighthouse says nothing of ${address}`);
    if (report.runtimeError !== undefined) throw new Error(`${address}: ${report.runtimeError.message}`);
    return report;
  };
}
