import { expect, test } from 'vitest';
import { openMetrics } from './metrics.ts';

test('figures of a part are read anew each time; those that only rise say so', async () => {
  const metrics = openMetrics();
  let waiting = 3;
  let hits = 10;
  metrics.watch('portal_pool_waiting', 'Those that wait', () => ({ requests: waiting, jobs: 0 }));
  metrics.watch('portal_page_cache_hits_total', 'Pages from memory', () => ({ visitors: hits }));
  await metrics.text([]);
  [waiting, hits] = [0, 12];
  const lines = (await metrics.text([])).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE portal_pool_waiting gauge',
      'portal_pool_waiting{of="requests"} 0',
      'portal_pool_waiting{of="jobs"} 0',
      '# TYPE portal_page_cache_hits_total counter',
      'portal_page_cache_hits_total{of="visitors"} 12',
    ]),
  );
  metrics.close();
});
