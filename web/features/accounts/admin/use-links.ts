import { useState } from 'react';
import type { HandedLink } from '../../../../contract/accounts/adding-calls.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';

/** Makes links for people to choose a password. Pass `dialogProps` to a LinksDialog. */
export function useLinks() {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [links, setLinks] = useState<readonly HandedLink[] | null>(null);
  return {
    isBusy,
    make: (ids: readonly number[]) =>
      run(async () => setLinks((await api.usuario.makeLinks({ UserIds: [...ids] })).data)),
    makeForLostPhone: (id: number) =>
      run(async () => setLinks([(await api.usuario.makeLostPhoneLink({ Id: id })).data])),
    dialogProps: { links, onClose: () => setLinks(null) },
  };
}
