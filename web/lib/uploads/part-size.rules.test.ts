import { expect, test } from 'vitest';
import { partBytesCap } from '../../../contract/files/file-kinds.ts';
import { firstPartBytes, nextPartBytes } from './part-size.rules.ts';

test('parts grow on a fast line up to what the server takes, and shrink on a slow one', () => {
  expect(nextPartBytes(firstPartBytes, 200)).toBe(2 * firstPartBytes);
  expect(nextPartBytes(partBytesCap, 200)).toBe(partBytesCap);
  expect(nextPartBytes(firstPartBytes, 3_000)).toBe(firstPartBytes);
  expect(nextPartBytes(firstPartBytes, 20_000)).toBe(firstPartBytes / 2);
  expect(nextPartBytes(firstPartBytes / 4, 20_000)).toBe(firstPartBytes / 4);
});
