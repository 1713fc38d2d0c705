import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { done, listInput, rowId } from '../fields.ts';
import { deleteByAdmin } from '../row-calls.ts';
import { groupName, namedGroup } from './fields.ts';

const groupRow = z.object({
  id: z.int(),
  name: z.string(),
  /** People who are in it, themselves or in a course. */
  peopleCount: z.int(),
  /** Courses in which people of it are enrolled. */
  courseCount: z.int(),
  version: z.int(),
});
export type GroupRow = z.infer<typeof groupRow>;

const GroupId = rowId('Elige un grupo.');

/** Groups of people, such as a company or an intake (spec 17.5); all calls are extensions. */
export const group = {
  get: endpoint({
    method: 'GET',
    path: 'Group/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'Groups by name, with how many people carry each',
    input: z.object(listInput),
    output: z.array(groupRow),
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'Group/GetToEdit',
    who: 'admin',
    summary: 'A group as it is now',
    input: z.object({ id: rowId() }),
    output: groupRow,
  }),
  getNames: endpoint({
    method: 'GET',
    path: 'Group/GetNames',
    who: 'admin',
    grants: ['lector'],
    summary: 'The groups to choose from, by name',
    input: z.object({}),
    output: z.array(namedGroup),
  }),
  add: endpoint({
    method: 'POST',
    path: 'Group/Add',
    who: 'admin',
    effect: 'undoable',
    idempotent: 'stored',
    summary: 'Adds a group; 409 a name in use, whatever its case and accents',
    input: z.object({ Name: groupName }),
    output: z.object({ id: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Group/Update',
    who: 'admin',
    effect: 'undoable',
    summary: 'Renames a group; 409 a name in use, and a stale Version',
    input: z.object({ Id: rowId(), Name: groupName, Version: z.optional(z.int()) }),
    output: done,
  }),
  merge: endpoint({
    method: 'POST',
    path: 'Group/Merge',
    who: 'admin',
    effect: 'final',
    summary: 'Puts everybody of a group into another one and deletes it',
    input: z.object({ Id: rowId(), IntoId: GroupId }),
    output: done,
  }),
  delete: deleteByAdmin('Group/Delete', 'final', 'Deletes a group; its people and their courses stay'),
  addPeople: bulkCall(
    'Group/AddPeople',
    'undoable',
    'Puts accounts into a group, which is made if nobody has that name',
    {
      Group: groupName,
    },
  ),
  removePeople: bulkCall('Group/RemovePeople', 'undoable', 'Takes accounts out of a group', { GroupId }),
};
