import type { ReactNode } from 'react';
import { IconButton } from '../forms/icon-button.tsx';
import { MoreMenu } from '../overlay/more-menu.tsx';

type RowActionsProps = {
  /** The name of the row, read aloud: 'Editar: Entiende tu cuenta individual'. */
  subject: string;
  edit: { href: string } | { onClick: () => void };
  /** The other actions, as IconButtons: in 'Más' they show their words. */
  children: ReactNode;
};

/** The actions of a row: 'Editar' in words, and all others in 'Más'. */
export function RowActions({ subject, edit, children }: RowActionsProps) {
  return (
    <div>
      <IconButton icon="pencil" label="Editar" worded terse subject={subject} {...edit} />
      <MoreMenu subject={subject}>{children}</MoreMenu>
    </div>
  );
}
