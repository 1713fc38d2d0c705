import type { UserToEdit, usuario } from '../../../../contract/accounts/calls.ts';
import { familyNameShown } from '../../../../contract/accounts/family-name.ts';
import { genderLabel } from '../../../../contract/accounts/gender.ts';
import { roleLabels } from '../../../../contract/accounts/role-labels.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import type { ComparedField } from '../../../components/text/compare-fields.tsx';
import { longDate } from '../../../lib/format.ts';

export type PersonChange = InputOf<typeof usuario.update>;

/** The texts of the person's form. */
export const textsOfPerson = (user: UserToEdit) => ({
  firstName: user.firstName,
  lastName: familyNameShown(user.lastName),
  gender: user.gender === null ? '' : String(user.gender),
  FechaNac: user.fechaNac ?? '',
  Phone: user.phone ?? '',
  role: user.role,
  documentNumber: user.documentNumber ?? '',
});

type Field = keyof ReturnType<typeof textsOfPerson>;

/** The part of an input that differs from what the form was opened with: the rest is left to others' corrections. */
export function changedOf({ DocumentSeen, ...input }: PersonChange, user: UserToEdit): PersonChange {
  const before = textsOfPerson(user);
  const fields = (Object.keys(before) as Field[]).filter(
    (field) => input[field] !== undefined && String(input[field]).trim() !== before[field],
  );
  return {
    id: input.id,
    ...Object.fromEntries(fields.map((field) => [field, input[field]])),
    // the tick is about the number beside it
    ...(DocumentSeen === true && { DocumentSeen, documentNumber: input.documentNumber }),
  };
}

/** True if the fields of the form are the same in two states. */
export const hasSameFacts = (one: UserToEdit, two: UserToEdit): boolean =>
  JSON.stringify(textsOfPerson(one)) === JSON.stringify(textsOfPerson(two));

const labels: Record<Field, string> = {
  firstName: 'Nombres',
  lastName: 'Apellidos',
  gender: 'Genero',
  FechaNac: 'Fecha de Nacimiento',
  Phone: 'Teléfono',
  role: 'Rol',
  documentNumber: 'Documento de identidad',
};

const shown: Partial<Record<Field, (text: string) => string>> = {
  gender: (text) => genderLabel(text === '' ? null : Number(text)),
  FechaNac: (text) => (text === '' ? '' : longDate(text)),
  role: (text) => roleLabels[text as UserToEdit['role']],
};

/** The stored person and what saving one's own change makes of it, field by field. */
export function comparedPerson(own: PersonChange, theirs: UserToEdit): ComparedField[] {
  const before = textsOfPerson(theirs);
  return (Object.keys(labels) as Field[]).map((field) => {
    const words = shown[field] ?? String;
    const after = own[field];
    return {
      label: labels[field],
      before: words(before[field]),
      after: words(after === undefined ? before[field] : String(after)),
    };
  });
}
