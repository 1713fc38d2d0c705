import { dirname, join, normalize } from 'node:path';
import { sourceFiles } from './source-files.ts';

interface Rule {
  /** Which files the rule speaks of. */
  from: RegExp;
  /** What they may import of ours; `$1` stands for the first group of `from`. */
  may: string[];
  /** Packages that they may import; left out = any. */
  packages?: RegExp;
}

const isTest = /\.test\.tsx?$|\/testing\//;

/** Who may import whom (architecture.md). The first rule that fits a file holds. */
const rules: Rule[] = [
  { from: /^contract\//, may: ['^contract/'], packages: /^zod/ },
  { from: /^server\/.*\.rules\.ts$/, may: ['^contract/', '\\.rules\\.ts$'], packages: /^$/ },
  {
    from: /^server\/platform\//,
    may: [
      '^server/platform/',
      '^contract/(images|links|refusal|rich-text|upload|constants)\\.ts$',
      '^database/schema\\.ts$',
    ],
  },
  {
    from: /^server\/features\/([\w-]+)\/.*\.queries\.ts$/,
    may: [
      '^server/features/$1/',
      '^server/platform/(database|text-search)\\.ts$',
      '^database/',
      '^contract/',
    ],
    packages: /^kysely/,
  },
  {
    from: /^server\/features\/([\w-]+)\//,
    may: [
      '^server/features/(?!.*\\.queries\\.ts$)',
      '^server/features/$1/',
      '^server/platform/',
      '^server/context\\.ts$',
      '^server/config\\.ts$',
      '^server/api/controller\\.ts$',
      '^contract/',
    ],
  },
  {
    from: /^server\/api\/controllers\//,
    may: ['^server/api/', '^server/context\\.ts$', '^server/features/(?!.*\\.queries\\.ts$)', '^contract/'],
  },
  {
    from: /^server\/api\//,
    may: [
      '^server/api/',
      '^server/context\\.ts$',
      '^server/platform/',
      '^server/features/accounts/',
      '^contract/',
    ],
  },
  { from: /^server\//, may: ['^server/', '^contract/', '^database/'] },
  { from: /^database\//, may: ['^database/', '^contract/'] },
  { from: /^web\/components\//, may: ['^web/components/', '^web/styles/', '^web/testing/', '^contract/'] },
  {
    from: /^web\/lib\//,
    may: ['^web/lib/', '^web/islands\\.ts$', '^contract/', '^web/components/', '^web/testing/'],
  },
  {
    from: /^web\/layout\//,
    may: ['^web/layout/', '^web/lib/', '^web/components/', '^web/testing/', '^contract/'],
  },
  {
    from: /^web\/features\/([\w-]+)\//,
    may: [
      '^web/features/$1/',
      '^web/layout/exam-layout\\.tsx$',
      '^web/lib/',
      '^web/components/',
      '^web/testing/',
      '^contract/',
    ],
  },
  { from: /^web\//, may: ['^web/', '^contract/'] },
];

const importForm = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

function problemsOf(path: string, text: string): string[] {
  const rule = rules.find(({ from }) => from.test(path));
  if (rule === undefined) return [];
  const group = rule.from.exec(path)?.[1] ?? '';
  const allowed = rule.may.map((pattern) => new RegExp(pattern.replace('$1', group)));
  return [...text.matchAll(importForm)].flatMap(([, target = '']) => {
    if (target.startsWith('virtual:') || target.startsWith('node:'))
      return path.startsWith('contract/') && target.startsWith('node:') ? [`${path} imports ${target}`] : [];
    if (!target.startsWith('.'))
      return rule.packages === undefined || rule.packages.test(target)
        ? []
        : [`${path} imports the package ${target}`];
    const full = normalize(join(dirname(path), target));
    return allowed.some((pattern) => pattern.test(full)) ? [] : [`${path} imports ${full}`];
  });
}

const problems = sourceFiles()
  .filter(({ path }) => /\.tsx?$/.test(path) && !isTest.test(path))
  .flatMap(({ path, text }) => problemsOf(path, text));
/** The first three hand the environment to config.ts; the other two only pass it on to programs that they start. */
const mayReadEnvironment = [
  'server/main.ts',
  'server/admin.ts',
  'server/stop-abandoned.ts',
  'server/platform/embedded-postgres/run-as.ts',
  'server/platform/process-identity.mjs',
];
const environmentReaders = sourceFiles().filter(
  ({ path, text }) =>
    /^(server|contract|web|database)\//.test(path) && !isTest.test(path) && /process\.env\b/.test(text),
);
problems.push(
  ...environmentReaders
    .filter(({ path }) => !mayReadEnvironment.includes(path))
    .map(({ path }) => `${path} reads the environment: only config.ts may, handed it by the programs`),
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
