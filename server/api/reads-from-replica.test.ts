import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyEndpoint } from '../../contract/index.ts';
import type { DatabaseAddress } from '../platform/database/address.ts';
import { type Availability, openAvailability } from '../platform/database/availability.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { aMember, anAdmin } from '../testing/builders.ts';
import { rowsForCalls } from '../testing/calls/rows-for-calls.ts';
import { sendCall } from '../testing/calls/send-call.ts';
import { validInput } from '../testing/calls/valid-input.ts';
import { tokenOf } from '../testing/client.ts';
import { aTestPortal } from '../testing/portal.ts';

/** Connections that refuse every write stand for a replica: a row that it answers must need none. */
let readOnly: OpenDatabase;
let availability: Availability;
let reads = 0;

const world = aTestPortal();
beforeAll(async () => {
  const options = '-c default_transaction_read_only=on -c pg_trgm.word_similarity_threshold=0.45';
  const address = { ...world.address, options };
  availability = openAvailability([address as DatabaseAddress], world.portal.log, { mayOnlyRead: true });
  readOnly = openDatabase({ size: 3, onError: () => undefined, availability });
  world.portal.replica = {
    read: (_, work) => {
      reads += 1;
      return work(readOnly.db);
    },
    lagSeconds: async () => 0,
    close: async () => undefined,
  };
});
afterAll(() => Promise.all([readOnly.close(), availability.close()]));

const all = everyEndpoint().map((each) => ({ ...each, name: `${each.controller}.${each.action}` }));
const rows = all.filter(({ row }) => row.fromReplica === true);

test('lists, searches, reports and exports are read there; nobody else’s calls are', () => {
  const ofPeople = rows.filter(({ row }) => row.who !== 'admin').map(({ row }) => row.path);
  expect(ofPeople).toEqual(['HomeSlider/Search']);
  expect(rows.filter(({ row }) => row.method !== 'GET' || row.reserved === true)).toEqual([]);
  const lists = all.filter(({ row }) => row.who === 'admin' && row.method === 'GET' && row.list === true);
  expect(lists.filter(({ row }) => row.fromReplica !== true).map(({ row }) => row.path)).toEqual([]);
});

test.each(rows)('$name writes nothing there', async ({ name, row }) => {
  const [admin, member] = [await anAdmin(world.portal), await aMember(world.portal)];
  const input = { ...validInput(row), ...(await rowsForCalls[name]?.({ test: world, admin, member })) };
  const before = reads;
  const answer = await sendCall(world, row, input, await tokenOf(world.portal, admin));
  expect([answer.statusCode, reads - before]).toEqual([200, 1]);
});
