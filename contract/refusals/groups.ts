import type { RefusalKind } from './refusal-kind.ts';

// Groups of people (spec 17.5).

export const groupTaken: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya existe un grupo con ese nombre. Para juntar los dos, usa «Unir con otro».',
};

export const groupGone: RefusalKind = {
  status: 404,
  icon: 'warning',
  message: 'Ese grupo ya no existe: alguien lo eliminó o lo unió con otro. Elige otro.',
};

export const groupIntoItself: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Elige otro grupo: no se une un grupo consigo mismo.',
};

export const alreadyInGroup: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya estaba en ese grupo.',
};

export const noGroupInCourse: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'No lleva un grupo solo de este curso. Los suyos se cambian en Usuarios.',
};

export const notInGroup: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'No estaba en ese grupo.',
};
