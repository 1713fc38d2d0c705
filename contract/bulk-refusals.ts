import { refusal } from './refusal-kind.ts';

// A row of a bulk change (spec 3.11).

export const alreadyGone = refusal(404, 'Ya no está: alguien lo quitó antes.');
export const changedMeanwhile = refusal(
  409,
  'Otra persona lo cambió mientras mirabas la lista. Ábrelo antes de decidir.',
);
export const alreadyActive = refusal(409, 'La cuenta ya estaba activa.');
export const alreadyPublic = refusal(409, 'Ya estaba publicado.');
export const alreadyDraft = refusal(409, 'Ya era un borrador.');
export const alreadyThere = refusal(409, 'Ya estaba allí.');
export const alreadyEnrolled = refusal(409, 'Ya tomaba ese curso.');
export const onlyMembersEnrol = refusal(409, 'Quien administra no toma cursos.');
export const ownAccount = refusal(409, 'Es tu propia cuenta: no se elimina junto con otras.');
export const questionAlreadyShown = refusal(
  409,
  'Ya salió en exámenes de este curso y se queda en él. Puedes copiarla.',
);
