import type { Icon } from './endpoint.ts';

/** A refusal's status, icon and Spanish sentence; `{name}` in the sentence stands for a value. */
export interface RefusalKind {
  status: number;
  icon: Icon;
  message: string;
}

/** A bundle leaves out the refusals that its screens do not show. */
/* @__NO_SIDE_EFFECTS__ */
export const refusal = (status: number, message: string, icon: Icon = 'warning'): RefusalKind => ({
  status,
  icon,
  message,
});

export type RefusalValues = Record<string, string | number>;

export function sentenceOf({ message }: RefusalKind, values: RefusalValues = {}): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
