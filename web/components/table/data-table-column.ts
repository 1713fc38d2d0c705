import type { ReactNode } from 'react';

/** A column of a DataTable: its heading, how it sorts, what stands in its cells. */
export type Column<Row> = {
  key: string;
  /** The heading, and the label at the left in a card. */
  label: string;
  /** A shorter label for the card. */
  cardLabel?: string;
  /** `title` is the name of the row (a card's title), `actions` its buttons. At most one of each. */
  kind?: 'title' | 'actions';
  align?: 'start' | 'end';
  /** Never broken into two lines on wide screens: dates, figures. */
  nowrap?: boolean;
  /** Free text, which may hold a word of any length: broken rather than pushing the other columns out. */
  isText?: boolean;
  /** What the rows are sorted by when the heading is pressed. Left out, the column does not sort. */
  sortBy?: (row: Row) => string | number;
  render: (row: Row) => ReactNode;
};
