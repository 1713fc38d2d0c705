import type { fileKinds, rowKinds, UsedSpace } from '../../../contract/service-state/calls.ts';

type FileKind = (typeof fileKinds)[number];
type RowKind = (typeof rowKinds)[number];

const kindsOfFolders: Partial<Record<string, FileKind>> = {
  articlefile: 'articles',
  coursefileinfo: 'courses',
  slider: 'slider',
  courseFile: 'material',
  leyes: 'laws',
  certificates: 'certificates',
};

const kindsOfTables: readonly (readonly [RegExp, RowKind])[] = [
  [/^(?:account|session|sign_in|people_|identity_)/, 'people'],
  [/^(?:attempt|enrolment|reading_|exam_|shown_answer|key_correction)/, 'exams'],
  [/^(?:course|question)/, 'courses'],
  [/^(?:certificate|signing_)/, 'certificates'],
  [/^(?:mail|contact_|feedback_)/, 'letters'],
  [/^audit_/, 'audit'],
  [/^document_/, 'documents'],
  [
    /^(?:article|calculator|category|fact|law|legal_|media|parameter|pension_|route|slide|subject|term|video)/,
    'content',
  ],
];

/** Adds up files by kind, the largest kind first. */
export async function sumFiles(
  files: AsyncIterable<{ key: string; sizeBytes: number }>,
): Promise<UsedSpace['files']> {
  const sums = new Map<FileKind, { count: number; bytes: number }>();
  for await (const { key, sizeBytes } of files) {
    const kind = kindsOfFolders[key.slice(0, key.indexOf('/'))] ?? 'other';
    const { count, bytes } = sums.get(kind) ?? { count: 0, bytes: 0 };
    sums.set(kind, { count: count + 1, bytes: bytes + sizeBytes });
  }
  return largestFirst([...sums].map(([kind, sum]) => ({ kind, ...sum })));
}

/** Adds up tables by kind; the rest of the database, PostgreSQL's own tables among it, is 'other'. */
export function sumTables(
  tables: readonly { name: string; bytes: number }[],
  databaseBytes: number,
): UsedSpace['rows'] {
  const sums = new Map<RowKind, number>();
  let named = 0;
  for (const { name, bytes } of tables) {
    const kind = kindsOfTables.find(([form]) => form.test(name))?.[1];
    if (kind === undefined) continue;
    sums.set(kind, (sums.get(kind) ?? 0) + bytes);
    named += bytes;
  }
  sums.set('other', Math.max(0, databaseBytes - named));
  return largestFirst([...sums].map(([kind, bytes]) => ({ kind, bytes })));
}

const largestFirst = <Sum extends { bytes: number }>(sums: Sum[]): Sum[] =>
  sums.toSorted((one, other) => other.bytes - one.bytes);
