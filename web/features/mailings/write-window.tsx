import { useState } from 'react';
import { counted } from '../../../contract/text/counted.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import type { BulkWindowProps } from '../../lib/lists/bulk-action.ts';
import { WriteDialog } from './write-dialog.tsx';

/** 'Escribirles' for ticked accounts. */
export function WriteWindow({ rows, onCancel, onReply }: BulkWindowProps<{ id: number; fullname: string }>) {
  const [only] = rows;
  const label =
    rows.length === 1 && only !== undefined ? only.fullname : counted(rows.length, 'persona', 'personas');
  return (
    <WriteDialog
      open
      to={{ recipients: { UserIds: rows.map(({ id }) => id) }, label }}
      onClose={onCancel}
      onSent={(message) =>
        onReply({ message, data: rows.map(({ id }) => ({ id, state: 'done', message: '' })) })
      }
    />
  );
}

/** 'Escribir' on the page of one person. */
export function WriteButton({ person }: { person: { id: number; fullname: string } }) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        <Icon name="mail" />
        Escribir
      </Button>
      <WriteDialog
        open={isOpen}
        to={{ recipients: { UserIds: [person.id] }, label: person.fullname }}
        onClose={() => setOpen(false)}
        onSent={(message) => {
          setOpen(false);
          toast({ text: message });
        }}
      />
    </>
  );
}
