import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  /** The heading; in a card, the label at the left. */
  label: string;
  /** A shorter label for the card. */
  cardLabel?: string;
  /**
   * `title` is the name of the row (a card's title), `actions` are its buttons. At most one column of each
   * kind.
   */
  kind?: 'title' | 'actions';
  align?: 'start' | 'end';
  /** Never wrapped on wide screens: dates, figures. */
  nowrap?: boolean;
  /** Free text with words of any length: they break rather than push the other columns out. */
  isText?: boolean;
  /** The value by which a press on the heading sorts the rows. Without it the column does not sort. */
  sortBy?: (row: Row) => string | number;
  render: (row: Row) => ReactNode;
};
