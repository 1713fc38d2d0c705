import type { Api } from '../../contract/index.ts';

/** Deletes a person, and erases them from the Papelera as the end of its days does; `api` is an administrator's. */
export async function eraseAccount(api: Api, id: number): Promise<void> {
  await api.usuario.delete({ id });
  await api.papelera.delete({ type: 'Persona', id });
}
