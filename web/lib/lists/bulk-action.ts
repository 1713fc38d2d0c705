import type { ReactNode } from 'react';
import type { BulkResult } from '../../../contract/bulk.ts';
import type { IconName } from '../../components/display/icon.tsx';

export interface BulkReply {
  message: string;
  data: readonly BulkResult[];
}

interface WrittenProps {
  name: string;
  error?: string;
  'data-focus-first': true;
}

/** An action on several rows of a list at once. */
export interface BulkAction<Row> {
  label: string;
  icon: IconName;
  danger?: boolean;
  /** Shown in 'Más'. */
  isRare?: boolean;
  /**
   * Runs it; `choice` is the value chosen from `choices`, `written` the text of `field`. Not called if `window` sends
   * it.
   */
  send?(rows: readonly Row[], choice: number, written: string): Promise<BulkReply>;
  /** A question asked first: a title and the consequence. Without it the action runs at once. */
  ask?: { title: string; body(rows: readonly Row[]): ReactNode };
  /** A dialog of its own asks for the input and sends it. */
  window?(props: BulkWindowProps<Row>): ReactNode;
  /** A choice made first, such as a category or a course. */
  choices?: { label: string; load(): Promise<readonly { value: number; label: string }[]> };
  /**
   * A text typed first, such as the name of a group: its field gets these props; `missing` is the error of an empty
   * one.
   */
  field?: { render(props: WrittenProps): ReactNode; missing: string };
  /** Reverts it: offered in the message for the rows on which it succeeded. */
  undo?: ((rows: readonly Row[], results: readonly BulkResult[]) => Promise<{ message: string }>) | undefined;
}

export interface BulkWindowProps<Row> {
  rows: readonly Row[];
  onCancel(): void;
  /** Reports the result of each row and closes the dialog. */
  onReply(reply: BulkReply, undo?: BulkAction<Row>['undo']): void;
}
