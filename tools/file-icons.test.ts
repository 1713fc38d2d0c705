import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every type of file that is offered has its icon, 96 pixels wide and high', () => {
  for (const type of ['pdf', 'doc', 'docx', 'xml', 'mp4']) {
    const head = readFileSync(`web/assets/images/index/${type}.png`).subarray(0, 24);
    expect(head.toString('latin1', 1, 4)).toBe('PNG');
    expect([head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual([96, 96]);
  }
});
