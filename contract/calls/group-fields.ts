import * as z from 'zod/mini';
import { plainLine } from '../content/plain-text.ts';
import { requiredLine, tooLong } from '../fields.ts';

/** A group by its name, as one is chosen from a list. */
export const namedGroup = z.object({ id: z.int(), name: z.string() });
export type NamedGroup = z.infer<typeof namedGroup>;

/** The longest name of a group, in characters. */
export const groupNameLength = 80;

const oneSpace = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The name of a group as somebody writes it: 'Constructora  Illimani' and 'Constructora Illimani' are the same. */
export const groupName = requiredLine('Escribe el nombre del grupo.', groupNameLength).check(
  z.overwrite(oneSpace),
);

/** The name of a group, new or not, into which people are put at once; absent or empty = none. */
export const optionalGroupName = z.optional(
  z
    .string('Escribe el nombre del grupo.')
    .check(
      z.overwrite(plainLine),
      z.overwrite(oneSpace),
      z.maxLength(groupNameLength, tooLong(groupNameLength)),
    ),
);
