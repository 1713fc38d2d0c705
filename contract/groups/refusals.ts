import { refusal } from '../refusal-kind.ts';

// Groups of people (spec 17.5).

export const groupTaken = refusal(
  409,
  'Ya existe un grupo con ese nombre. Para juntar los dos, usa «Unir con otro».',
);
export const groupGone = refusal(
  404,
  'Ese grupo ya no existe: alguien lo eliminó o lo unió con otro. Elige otro.',
);
export const groupIntoItself = refusal(400, 'Elige otro grupo: no se une un grupo consigo mismo.');
export const alreadyInGroup = refusal(409, 'Ya estaba en ese grupo.');
export const noGroupInCourse = refusal(
  409,
  'No lleva un grupo solo de este curso. Los suyos se cambian en Usuarios.',
);
export const notInGroup = refusal(409, 'No estaba en ese grupo.');
