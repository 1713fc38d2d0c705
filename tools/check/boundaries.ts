import { importCyclesOf } from './import-cycles.ts';
import { arrowsOf, fileArrowsOf, importers, isTest } from './imports.ts';
import { sourceFiles } from './source-files.ts';
import { testingFolderProblems } from './testing-folders.ts';

interface Rule {
  /** The files to which the rule applies. */
  from: RegExp;
  /** The paths in this project that they may import; `$1` is the first group of `from`. */
  may: string[];
  /** The packages that they may import; absent = any. */
  packages?: RegExp;
}

/** The allowed imports of each folder. The first rule that matches a file applies. */
const rules: Rule[] = [
  { from: /^contract\/drawing\/chart-shapes\.ts$/, may: ['^contract/'], packages: /^d3-/ },
  { from: /^contract\/drawing\/qr-drawing\.ts$/, may: ['^contract/'], packages: /^uqr$/ },
  { from: /^contract\//, may: ['^contract/'], packages: /^zod/ },
  { from: /^server\/.*\.rules\.ts$/, may: ['^contract/', '\\.rules\\.ts$'], packages: /^$/ },
  {
    from: /^server\/platform\//,
    may: [
      '^server/platform/',
      '^contract/(images/images|text/(?:links|rich-text|text|plain-text|raised-text)|files/(?:file-kinds|media-types|mp4-boxes))\\.ts$',
      '^contract/search/(search-terms|word-meaning)\\.ts$',
      '^contract/(refusal|refusal-kind|constants)\\.ts$',
      '^database/schema\\.ts$',
    ],
  },
  { from: /^server\/context\//, may: ['^server/(context|platform)/', '^contract/'] },
  {
    from: /^server\/features\/.*\.calls\.ts$/,
    may: ['^server/api/call/', '^server/context/', '^server/features/(?!.*\\.queries\\.ts$)', '^contract/'],
  },
  {
    from: /^server\/features\/([\w-]+)\/.*\.queries\.ts$/,
    may: [
      '^server/features/$1/',
      '^server/features/.*\\.rules\\.ts$',
      '^server/features/(groups/group-members|accounts/account-filter)\\.ts$',
      '^server/platform/database/(deleted-people|missing-steps|columns|database|prepared|time-range|text-search)\\.ts$',
      '^database/',
      '^contract/',
    ],
    packages: /^kysely/,
  },
  {
    from: /^server\/features\/([\w-]+)\//,
    may: [
      '^server/features/(?!.*\\.(?:queries|calls)\\.ts$)',
      '^server/features/$1/(?!.*\\.calls\\.ts$)',
      '^server/(platform|context)/',
      '^contract/',
    ],
  },
  {
    from: /^server\/api\/handlers\.ts$/,
    may: ['^server/api/call/', '^server/features/.*\\.calls\\.ts$', '^contract/'],
  },
  {
    from: /^server\/api\//,
    may: [
      '^server/(api|context|platform)/',
      '^server/features/(accounts|idempotency|throttling)/',
      '^contract/',
    ],
  },
  { from: /^server\/pages\//, may: ['^server/', '^contract/'] },
  { from: /^server\//, may: ['^server/', '^contract/', '^database/'] },
  { from: /^database\//, may: ['^database/', '^contract/'] },
  {
    from: /^web\/components\//,
    may: ['^web/components/', '^web/styles/', '^contract/[\\w-]+/(?!.*(?:calls|fields|refusals)\\.ts$)'],
  },
  { from: /^web\/lib\//, may: ['^web/(lib|components)/', '^contract/'] },
  { from: /^web\/runtime\//, may: ['^web/(runtime|lib|components)/'] },
  {
    from: /^web\/features\/.*[.-]screens\.ts$/,
    may: ['^web/(features|lib)/', '^web/entry/app-views\\.ts$', '^contract/'],
  },
  {
    from: /^web\/features\//,
    may: ['^web/features/(?!.*[.-]screens\\.ts$)', '^web/(lib|runtime|components)/', '^contract/'],
  },
  {
    from: /^web\/layout\//,
    may: ['^web/(layout|lib|runtime|components)/', '^web/features/(search|accounts)/', '^contract/'],
  },
  { from: /^web\//, may: ['^web/', '^contract/'] },
];

function problemsOf(path: string, targets: readonly string[]): string[] {
  const rule = rules.find(({ from }) => from.test(path));
  if (rule === undefined) return [];
  const group = rule.from.exec(path)?.[1] ?? '';
  const allowed = rule.may.map((pattern) => new RegExp(pattern.replace('$1', group)));
  return targets.flatMap((target) => {
    if (target.startsWith('node:')) return path.startsWith('contract/') ? [`${path} imports ${target}`] : [];
    if (target.startsWith('virtual:')) return [];
    if (/^(?:server|contract|database|web)\//.test(target))
      return allowed.some((pattern) => pattern.test(target)) ? [] : [`${path} imports ${target}`];
    return rule.packages === undefined || rule.packages.test(target)
      ? []
      : [`${path} imports the package ${target}`];
  });
}

/** The first three pass the environment to config.ts; the other two pass it on to child programs. */
const mayReadEnvironment = [
  'server/main.ts',
  'server/admin.ts',
  'server/backup.ts',
  'server/stop-abandoned.ts',
  'server/platform/embedded-postgres/run-as.ts',
  'server/platform/process/process-identity.mjs',
];

/** Imports that a folder may not make, cycles, readers of the environment and replaced modules. */
export function boundaryProblems(): string[] {
  const sources = importers();
  const environmentReaders = sourceFiles().filter(
    ({ path, text }) =>
      /^(server|contract|web|database)\//.test(path) && !isTest(path) && /process\.env\b/.test(text),
  );
  // test files of a worker share its modules, so a mock of one would reach the others
  const moduleMocks = sourceFiles().filter(
    ({ path, text }) => isTest(path) && /\bvi\.(do)?mock\(/i.test(text),
  );
  return [
    ...sources.flatMap(({ path, targets }) => problemsOf(path, targets)),
    ...importCyclesOf(arrowsOf(sources)),
    ...importCyclesOf(fileArrowsOf(sources)),
    ...testingFolderProblems(sourceFiles()),
    ...environmentReaders
      .filter(({ path }) => !mayReadEnvironment.includes(path))
      .map(({ path }) => `${path} reads the environment: only config.ts may, handed it by the programs`),
    ...moduleMocks.map(({ path }) => `${path} replaces a module: use vi.spyOn, which each test undoes`),
  ];
}
