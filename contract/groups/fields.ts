import * as z from 'zod/mini';
import { requiredLine, tooLong } from '../fields.ts';
import { plainLine } from '../text/plain-text.ts';

/** A group by its name, as chosen from a list. */
export const namedGroup = z.object({ id: z.int(), name: z.string() });
export type NamedGroup = z.infer<typeof namedGroup>;

export const groupNameLength = 80;

const oneSpace = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A group's name as typed, with spaces collapsed: 'Constructora  Illimani' equals 'Constructora Illimani'. */
export const groupName = requiredLine('Escribe el nombre del grupo.', groupNameLength).check(
  z.overwrite(oneSpace),
);

/** The group, new or existing, for everybody added at once; absent or empty = none. */
export const optionalGroupName = z.optional(
  z
    .string('Escribe el nombre del grupo.')
    .check(
      z.overwrite(plainLine),
      z.overwrite(oneSpace),
      z.maxLength(groupNameLength, tooLong(groupNameLength)),
    ),
);
