import { afterAll, expect, test } from 'vitest';
import { cpuMillisecondsOf } from '../../testing/thread-cpu.ts';
import { closeSafeHtml, safeHtml } from './safe-html.ts';
import { sanitizeHtml } from './sanitize-html.ts';

afterAll(closeSafeHtml);

const paragraph = '<p onclick="x()">Un <b>texto</b> con <a href="javascript:1">enlace</a> y <i>más</i>.</p>';

test('a text of any length comes out as the sanitiser leaves it', async () => {
  for (const times of [1, 3000]) {
    const html = paragraph.repeat(times);
    expect(await safeHtml(html)).toBe(sanitizeHtml(html));
  }
});

test('a long text costs the requests next to nothing', async () => {
  const html = paragraph.repeat(5000);
  await safeHtml(html); // the thread is up
  const inPlace = await cpuMillisecondsOf(() => sanitizeHtml(html));
  const aside = await cpuMillisecondsOf(() => safeHtml(html));
  expect(aside).toBeLessThan(inPlace / 5);
});
