import type { RefusalKind } from './refusal-kind.ts';

// A row of a bulk change (spec 3.11).

export const alreadyGone: RefusalKind = {
  status: 404,
  icon: 'warning',
  message: 'Ya no está: alguien lo quitó antes.',
};

export const changedMeanwhile: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Otra persona lo cambió mientras mirabas la lista. Ábrelo antes de decidir.',
};

export const alreadyActive: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'La cuenta ya estaba activa.',
};

export const alreadyPublic: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya estaba publicado.',
};

export const alreadyDraft: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya era un borrador.',
};

export const alreadyThere: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya estaba allí.',
};

export const alreadyEnrolled: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya tomaba ese curso.',
};

export const onlyMembersEnrol: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Quien administra no toma cursos.',
};

export const ownAccount: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Es tu propia cuenta: no se elimina junto con otras.',
};

export const questionAlreadyShown: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya salió en exámenes de este curso y se queda en él. Puedes copiarla.',
};
