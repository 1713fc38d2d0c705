import { visibleText } from '../../../contract/text/visible-text.ts';
import type { Context } from '../../context/context.ts';
import type { ColumnsOf, Versioned } from '../versions/versioned-rows.ts';
import { replaceWordings } from './laws-text.queries.ts';
import type { LawContent } from './laws-text.rules.ts';
import { wordingsOf } from './laws-text.rules.ts';

/** A law as text. `content` is safe HTML in a frame of its own; dates are calendar dates. */
export interface LawTextState {
  title: string;
  number: string;
  gazette: string;
  promulgatedOn: string | null;
  inForceFrom: string | null;
  repealedOn: string | null;
  content: LawContent;
  isPublished: boolean;
}

/** Derives the rows that searches and citations read. */
export const storeWordings = ({ db }: Context, lawId: number, content: LawContent): Promise<void> =>
  replaceWordings(
    db,
    lawId,
    wordingsOf(content).map((wording) => ({ ...wording, text: visibleText(wording.html) })),
  );

const columns = {
  title: 'title',
  number: 'number',
  gazette: 'gazette',
  promulgatedOn: 'promulgated_on',
  inForceFrom: 'in_force_from',
  repealedOn: 'repealed_on',
  content: 'content',
  isPublished: 'is_published',
} as const satisfies Record<keyof LawTextState, string>;

/** The stored row has the id of its law. */
export type LawTextRow = LawTextState & { lawId: number };
const rowColumns = { lawId: 'id', ...columns } as const;

export const versionedLawText: Versioned<LawTextRow, LawTextRow, LawTextState> = {
  table: 'law_text',
  columns: rowColumns satisfies ColumnsOf<LawTextRow, 'law_text'>,
  versionColumns: columns satisfies ColumnsOf<LawTextState, 'law_text_revision'>,
  storeBeside: (inside, { id }, next) => storeWordings(inside, id, next.content),
};
