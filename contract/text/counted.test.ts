import { expect, test } from 'vitest';
import { counted, grouped } from './counted.ts';

test('thousands are set apart, and one is one', () => {
  expect([999, 1000, 1234567].map(grouped)).toEqual(['999', '1\u00a0000', '1\u00a0234\u00a0567']);
  expect([0, 1, 1284].map((count) => counted(count, 'mensaje', 'mensajes'))).toEqual([
    '0 mensajes',
    '1 mensaje',
    '1\u00a0284 mensajes',
  ]);
});
