import { useState } from 'react';
import type { TrashRow } from '../../../../contract/trash/calls.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { longDate } from '../../../lib/format.ts';

interface Asked {
  Email?: string | undefined;
  UserName?: string | undefined;
  DocumentNumber?: string | undefined;
}

/** Numbers of documents are one whatever their signs and spaces. */
const numberKey = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** True for a deleted person with one of these, which stay theirs in the Papelera. */
function hasOne({ person }: TrashRow, { Email = '', UserName = '', DocumentNumber = '' }: Asked): boolean {
  const { email, username, documentNumber } = person ?? {};
  return (
    (Email !== '' && email?.toLowerCase() === Email.trim().toLowerCase()) ||
    (UserName !== '' && username?.toLowerCase() === UserName.trim().toLowerCase()) ||
    (DocumentNumber !== '' && numberKey(documentNumber ?? '') === numberKey(DocumentNumber))
  );
}

/** Finds the person of the Papelera because of whom an addition was refused (409). */
export function useTrashedPerson() {
  const api = useApi();
  const [found, setFound] = useState<TrashRow | null>(null);

  async function findOf(asked: Asked): Promise<TrashRow | undefined> {
    for (const Search of [asked.Email, asked.UserName, asked.DocumentNumber]) {
      if (!Search) continue;
      const { data } = await api.papelera.get({ Type: 'Persona', Search, PageSize: 20 });
      const row = data.find((each) => hasOne(each, asked));
      if (row !== undefined) return row;
    }
    return undefined;
  }

  return {
    found,
    async finding<T>(adding: Promise<T>, asked: Asked): Promise<T> {
      setFound(null);
      try {
        return await adding;
      } catch (error) {
        if (error instanceof ApiRefusal && error.status === 409) setFound((await findOf(asked)) ?? null);
        throw error;
      }
    },
  };
}

type OfferProps = { found: TrashRow | null; onRestored: (message: string) => void };

/** Offers to restore the person instead of adding another account. */
export function TrashedPersonOffer({ found, onRestored }: OfferProps) {
  const api = useApi();
  const { run, isBusy } = useCall();
  if (found === null) return null;
  return (
    <Callout kind="warn" role="status">
      <p>
        <b>{found.title}</b> está en la Papelera hasta el {longDate(found.goneAt)}. Al restaurar vuelve con
        sus cursos, intentos, certificados y grupos.
      </p>
      <Button
        kind="line"
        size="small"
        busy={isBusy}
        onClick={() =>
          void run(async () => {
            await api.papelera.restore({ Type: 'Persona', Id: found.id });
            onRestored(`${found.title} volvió.`);
          })
        }
      >
        Restaurar su cuenta
      </Button>
    </Callout>
  );
}
