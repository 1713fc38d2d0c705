import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';
import { jsonLimits, scanJson } from './scan-json.ts';

const read = (text: string) => readJson(Buffer.from(text));
const twice = (text: string) => {
  const fault = scanJson(Buffer.from(text));
  return fault?.kind === 'twice' ? fault.name : undefined;
};

it('a name that stands twice in one object is found, however it is written, and only there', () => {
  const found = [
    '{"a":1,"a":2}',
    '{"b":{"a":1,"a":1}}',
    '[{"x":"}","x":1}]',
    '{"a":1,"\\u0061":2}',
    '{"":1,"":1}',
    '{"ñ" : 1, "ñ" : 2}',
  ];
  expect(found.map(twice)).toEqual(['a', 'a', 'x', 'a', '', 'ñ']);
  const once = [
    '{}',
    '[]',
    '1',
    '"a:a"',
    '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
    '{"a":"\\"a\\":1,\\"a\\":2"}',
    '{"a":"\\\\","b":"\\\\"}',
  ];
  expect(once.map(twice)).toEqual(once.map(() => undefined));
});

it('is read as it was written, with a byte order mark or without', () => {
  expect(read('{"a":["ñ\\n",{"b":null}]}')).toEqual({ value: { a: ['ñ\n', { b: null }] } });
  expect(read('\uFEFF{"a":1}')).toEqual({ value: { a: 1 } });
  for (const none of ['', '{', '{"a" 1}', 'nada', '{"a\\q":1}', '"'])
    expect(read(none)).toEqual({ refusal: 'malformedBody' });
  expect(read('{"__proto__":{"a":1}}')).toEqual({ refusal: 'malformedBody' });
  expect(read('{"\\u005f_proto__":1}')).toEqual({ refusal: 'malformedBody' });
});

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it('is refused where it is too deep or has too many parts, and never before', () => {
  const { levels, signs } = jsonLimits;
  expect(read(nested(levels))).toHaveProperty('value');
  expect(read(nested(levels + 1))).toEqual({ refusal: 'malformedBody' });
  expect(read(`[${'1,'.repeat(signs - 1)}1]`)).toHaveProperty('value');
  expect(read(`[${'1,'.repeat(signs)}1]`)).toEqual({ refusal: 'tooLarge' });
  expect(read(`{"a":"${'[,:{'.repeat(signs)}"}`)).toHaveProperty('value');
});

it('of what is too deep no more is looked at than tells it', () => {
  const bytes = Buffer.from('['.repeat(4 * 1024 * 1024));
  let looked = 0;
  const counted = new Proxy(bytes, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) looked += 1;
      return Reflect.get(target, name, target);
    },
  });
  expect(scanJson(counted)).toEqual({ kind: 'tooDeep' });
  expect(looked).toBeLessThan(100);
});
