import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './index.ts';

/** Characters that people's texts may not hold: invisible ones, and overrides of the direction of writing. */
const signs = [
  ...Array.from({ length: 31 }, (_, at) => String.fromCharCode(at + 1)),
  '\x7f',
  '\x85',
  '\u2028',
  '\u202e',
  '\ufdd0',
  '\ufffe',
].filter((sign) => sign !== '\t' && sign !== '\n');

/** Editors' HTML (spec 6.4), and what is compared when it is used, never shown to anybody. */
const judgedElsewhere = [
  / (?:current|new)?[Pp]assword$/,
  /^(?:Article|Course|Ruta|SistemaPension|Legal)\/.* (?:Description|Module|Html|Text)$/,
  /^(?:Users|Usuario)\/.* (?:email|Email|username|role|Cells)$/,
  /^Certificate\/.*Design (?:Logo|Seal)$/,
  /^Article\/Update Path|^Course\/Update Path/,
  / (?:Answer|ClickedAt|Fingerprint|PassphraseAgain)$/,
  /^Estado\/DownloadBundle key$/,
  /^Question\/(?:Add|Update) Explanation$/, // HTML, which is sanitised
];

const rows = Object.values(contract).flatMap((calls) => Object.values(calls));
const fields = rows.flatMap(({ path, input }) =>
  Object.entries((input as unknown as { shape?: Record<string, z.core.$ZodType> }).shape ?? {}).map(
    ([name, schema]) => ({ path, name, schema }),
  ),
);

test('no short text of any call keeps a sign that nobody sees: it is taken out, or refused', () => {
  const kept = fields
    .filter(({ path, name }) => !judgedElsewhere.some((each) => each.test(`${path} ${name}`)))
    .filter(({ schema }) =>
      signs.some((sign) => {
        const read = z.safeParse(schema, `Uno${sign}Dos`);
        return read.success && typeof read.data === 'string' && read.data.includes(sign);
      }),
    );
  expect(kept.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
});
