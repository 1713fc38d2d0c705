import {
  joinedFields,
  type PeopleField,
  peopleFieldLabels,
} from '../../../../contract/people-import/fields.ts';

/** The reason why these columns are refused: no name, or two with one meaning; undefined = accepted. */
export function problemOfColumns(fields: readonly (PeopleField | null)[]): string | undefined {
  const twice = fields.find(
    (field, place) => field !== null && !joinedFields.includes(field) && fields.indexOf(field) !== place,
  );
  if (twice !== undefined && twice !== null)
    return `«${peopleFieldLabels[twice]}» está elegido en dos columnas: deja una.`;
  const has = (field: PeopleField) => fields.includes(field);
  if (has('fullName') && (has('firstName') || has('lastName')))
    return 'Elige «Nombre completo», o «Nombres» y «Apellidos», pero no los tres.';
  if (!has('fullName') && !(has('firstName') && has('lastName')))
    return 'Di qué columna es el nombre: «Nombre completo», o «Nombres» y «Apellidos».';
  return undefined;
}
