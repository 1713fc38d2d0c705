import type { Icon } from '../endpoint.ts';

/** A refusal's status, icon and Spanish sentence; `{name}` in the sentence stands for a value. */
export interface RefusalKind {
  status: number;
  icon: Icon;
  message: string;
}

export type RefusalValues = Record<string, string | number>;

export function sentenceOf({ message }: RefusalKind, values: RefusalValues = {}): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
