import { useState } from 'react';
import type { UsersImport } from '../../../../contract/calls/new-users.ts';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { ImportUsersForm } from './import-users-form.tsx';
import { ImportUsersReview } from './import-users-review.tsx';

type ImportUsersDialogProps = {
  open: boolean;
  onClose: () => void;
  onImported: () => Promise<void>;
  /** Makes the links of the added people without mail. */
  onLinks: (ids: readonly number[]) => void;
};

/** 'Importar usuarios': a pasted list or CSV, then the plan of each line, then its result (spec 5.11). */
export function ImportUsersDialog({ open, onClose, ...steps }: ImportUsersDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} wide title="Importar usuarios">
      {open && <Steps {...steps} onClose={onClose} />}
    </Dialog>
  );
}

function Steps(props: Omit<ImportUsersDialogProps, 'open'>) {
  const [list, setList] = useState('');
  const [understood, setUnderstood] = useState<UsersImport | null>(null);
  if (understood === null) return <ImportUsersForm list={list} onType={setList} onRead={setUnderstood} />;
  return (
    <ImportUsersReview {...props} list={list} understood={understood} onBack={() => setUnderstood(null)} />
  );
}
