import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  /** The heading; with little room, what stands before a figure. */
  label: string;
  /** A label that is shown before the value with little room, because the value says too little alone. */
  cardLabel?: string;
  /**
   * `title` is the name of the row, `state` the tag that begins its second line with little room, `actions` are its
   * buttons. At most one column of each kind.
   */
  kind?: 'title' | 'state' | 'actions';
  align?: 'start' | 'end';
  /** Never wrapped on wide screens: dates, figures. */
  nowrap?: boolean;
  /** Free text with words of any length: they break rather than push the other columns out. */
  isText?: boolean;
  /** The value by which a press on the heading sorts the rows. Without it the column does not sort. */
  sortBy?: (row: Row) => string | number;
  render: (row: Row) => ReactNode;
};
