import type { ReactNode } from 'react';

/** A label with its value, in a `dl`. */
export const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
