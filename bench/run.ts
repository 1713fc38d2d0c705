import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { chosenOf, machine, replaceBlock } from './document.ts';
import { measureBeingFound } from './table/being-found.ts';
import { measureBulkhead } from './table/bulkhead.ts';
import { measurePeople } from './table/lists.ts';
import { measureMembers } from './table/members.ts';
import { measureNodes } from './table/nodes.ts';
import { measurePages } from './table/pages.ts';
import { measurePension } from './table/pension.ts';
import { measureMemory } from './table/resting.ts';
import { type Part, quick, type Row, tableOf, whole } from './table/row.ts';
import { measureSaves } from './table/saves.ts';
import { measureScreens } from './table/screens.ts';
import { measureSearches } from './table/searches.ts';
import { measureSentences } from './table/sentences.ts';
import { measureSitting } from './table/sitting.ts';
import { measureSlowPhone } from './table/slow-phone.ts';
import { measureStart } from './table/start.ts';
import { measureUpgrade } from './table/upgrade.ts';

/**
 * Measures everything that has a target and prints one table, each row beside its reference in the same run:
 * `npm run bench`; a whole run goes into docs/performance.md. `-- --quick` measures shorter, `-- saves members` only
 * these parts.
 */
const parts: Record<string, Part> = {
  pages: measurePages,
  saves: measureSaves,
  nodes: measureNodes,
  members: measureMembers,
  start: measureStart,
  memory: measureMemory,
  screens: measureScreens,
  bulkhead: measureBulkhead,
  people: measurePeople,
  searches: measureSearches,
  sentences: measureSentences,
  upgrade: measureUpgrade,
  sitting: measureSitting,
  found: measureBeingFound,
  pension: measurePension,
  phone: measureSlowPhone,
};
/** The parts run one after another; screens are measured while a portal rests before its memory is read. */
const turns = [
  ['pages'],
  ['saves'],
  ['nodes'],
  ['members'],
  ['start'],
  ['memory', 'screens'],
  ['bulkhead'],
  ['people'],
  ['searches'],
  ['sentences'],
  ['upgrade'],
  ['sitting'],
  ['found'],
  ['pension'],
  ['phone'],
];
/**
 * The floods take six minutes, a list of 100,000 people one, 100,000 articles two, the upgrade of a million answers two;
 * Lighthouse is fetched; 100,000 persons take half an hour.
 */
const onlyByName = new Set([
  'bulkhead',
  'people',
  'searches',
  'sentences',
  'upgrade',
  'sitting',
  'found',
  'pension',
  'phone',
]);

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const chosen = new Map(chosenOf(parts, wanted));
const size = process.argv.includes('--quick') ? quick : whole;

async function measured(name: string): Promise<Row[]> {
  const since = performance.now();
  const made = (await parts[name]?.(size)) ?? [];
  process.stderr.write(`${name}: ${((performance.now() - since) / 1000).toFixed(0)} s\n`);
  return made;
}

const [began, busyBefore] = [new Date(), loadavg()[0] ?? 0];
const rows: Row[] = [];
const failures: unknown[] = [];
for (const turn of turns) {
  const names = turn.filter((name) => chosen.has(name) && (wanted.length > 0 || !onlyByName.has(name)));
  for (const each of await Promise.allSettled(names.map(measured))) {
    if (each.status === 'fulfilled') rows.push(...each.value);
    else failures.push(each.reason);
  }
}
const minutes = ((Date.now() - began.getTime()) / 60_000).toFixed(1);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const made =
  `Made ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC in ${minutes} min at ${commit} on ${machine()}; ` +
  `load of the machine before: ${busyBefore.toFixed(1)}.`;
const table = tableOf(rows);
process.stdout.write(`${made}\n\n${table}\n`);
// what the other parts measured is printed all the same
if (failures.length > 0) throw new AggregateError(failures, 'a part failed');
if (!size.isQuick && wanted.length === 0)
  await replaceBlock(
    'docs/performance.md',
    ['<!-- made by npm run bench -->', '<!-- end -->'],
    () => `${made}\n\n${table}`,
  );
