import type { Api } from '../../contract/index.ts';

const headings = 'Apellidos y nombres;CI;Correo;Fecha nac.;Celular;Empresa';
const columns = ['fullName', 'document', 'email', 'birthDate', 'phone', 'group'] as const;

/** Reads a list with the columns name, document, e-mail, birth date, telephone and company up to its review; the id. */
export async function aPeopleList(as: Api, ...rows: string[]): Promise<number> {
  const { data } = await as.usuario.import({ Cells: [headings, ...rows].join('\n') });
  await as.usuario.setImportColumns({ Id: data.id, Columns: [...columns], NameOrder: 'surnamesFirst' });
  return data.id;
}

/** Presses the last button of a list; its jobs are still to be run. */
export async function startPeopleList(
  as: Api,
  Id: number,
  more: Partial<Parameters<Api['usuario']['runImport']>[0]> = {},
): Promise<void> {
  const { data } = await as.usuario.getImport({ Id });
  await as.usuario.runImport({
    Id,
    Version: data.version,
    CourseIds: [],
    Access: 'letter',
    TellExisting: false,
    ...more,
  });
}

let count = 0;

/** Somebody whom no other test knows, as a line of the list. */
export function aListedPerson(hasEmail = true): { surname: string; email: string; line: string } {
  count += 1;
  const letters = [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const surname = `Quispe${letters}`;
  const email = `${surname.toLowerCase()}@lista.test`;
  return {
    surname,
    email,
    line: `${surname} Ana;${3_000_000 + count} LP;${hasEmail ? email : ''};01/02/1980;;`,
  };
}
