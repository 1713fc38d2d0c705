import { useState } from 'react';
import type { Person } from '../../../contract/people/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { storeNotice } from '../../lib/page/notice.ts';
import { EnrolWindow } from '../accounts/admin/enrol-window.tsx';

/** 'Inscribir' on the page of a member: in one or several courses, told by a letter or not. */
export function EnrolButton({ person }: { person: Person }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="line" size="small" onClick={() => setOpen(true)}>
        <Icon name="layers" />
        Inscribir
      </Button>
      {isOpen && (
        <EnrolWindow
          rows={[person]}
          onCancel={() => setOpen(false)}
          onReply={({ message, data: [result] }) => {
            storeNotice(result?.state === 'failed' ? result.message : message);
            location.assign(`/persona?id=${person.id}`);
          }}
        />
      )}
    </>
  );
}
