import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyEndpoint } from './index.ts';

/** The names of all fields in a schema, nested ones included, with their schemas. */
function fieldsOf(schema: unknown): [string, unknown][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, unknown> };
  const inner = Object.values(schema).flatMap((part) => fieldsOf(part));
  return [...Object.entries(properties), ...inner];
}

const outputOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
const tells = /correct|isright|\bkey\b|mark|^why$|explanation/i;
const readByMembers = everyEndpoint().filter(({ row }) => row.who !== 'admin');

describe('what a member can read', () => {
  test('declares no key and no mark, but in the evidence of an attempt', () => {
    const telling = readByMembers.flatMap(({ row }) =>
      fieldsOf(outputOf(row.output)).flatMap(([name]) => (tells.test(name) ? `${row.path} ${name}` : [])),
    );
    expect(telling.sort()).toEqual([
      'Attempt/GetEvidence correct',
      'Attempt/GetEvidence correctCount', // a number of the whole attempt, as the result shows it
      'Attempt/GetEvidence hasMarks',
      'Attempt/GetEvidence isRight',
      'Attempt/GetEvidence why',
      'Calculator/Compute key', // of a line of a chart
      'Calculator/Compute key',
      'Calculator/Compute remark',
      'Practice/Get correct', // of questions that no exam asks
      'Practice/Get why',
      'Question/getCalification correctCount',
      'Users/register correction', // of an e-mail
    ]);
  });

  test('can be silent about key and mark in the evidence', () => {
    const { row } = everyEndpoint().find(({ row: { path } }) => path === 'Attempt/GetEvidence') ?? {};
    const fields = Object.fromEntries(row === undefined ? [] : fieldsOf(outputOf(row.output)));
    for (const name of ['correct', 'isRight', 'correctCount', 'why'])
      expect(JSON.stringify(fields[name]), name).toContain('"null"');
  });

  test('is sifted: a field that no row declares never leaves', () => {
    const getTest = readByMembers.find(({ row }) => row.path === 'Question/GetTest');
    const fields = fieldsOf(getTest === undefined ? {} : outputOf(getTest.row.output)).map(([name]) => name);
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((name) => tells.test(name))).toEqual([]);
  });
});
