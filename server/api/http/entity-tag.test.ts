import { expect, test } from 'vitest';
import { isCurrent } from './entity-tag.ts';

test('a tag is the same among others, made weak by a proxy, or whatever it is', () => {
  for (const header of ['"a"', 'W/"a"', '*', '"b", W/"a"', '"b","a"', ' "a" '])
    expect(isCurrent(header, '"a"'), header).toBe(true);
  for (const header of [undefined, '', '"b"', 'a', '"aa"', 'W/"b", "c"'])
    expect(isCurrent(header, '"a"'), header).toBe(false);
});
