import type { RefusalKind } from './refusal-kind.ts';

/** Refusals of one row among many (spec 3.11): part of `refusals`. */
export const bulkRefusals = {
  alreadyGone: { status: 404, icon: 'warning', message: 'Ya no está: alguien lo quitó antes.' },
  changedMeanwhile: {
    status: 409,
    icon: 'warning',
    message: 'Otra persona lo cambió mientras mirabas la lista. Ábrelo antes de decidir.',
  },
  alreadyActive: { status: 409, icon: 'warning', message: 'La cuenta ya estaba activa.' },
  accountNotActive: { status: 409, icon: 'warning', message: 'Su cuenta no está activa.' },
  alreadyPublic: { status: 409, icon: 'warning', message: 'Ya estaba publicado.' },
  alreadyDraft: { status: 409, icon: 'warning', message: 'Ya era un borrador.' },
  alreadyThere: { status: 409, icon: 'warning', message: 'Ya estaba allí.' },
  alreadyEnrolled: { status: 409, icon: 'warning', message: 'Ya tomaba ese curso.' },
  onlyMembersEnrol: { status: 409, icon: 'warning', message: 'Quien administra no toma cursos.' },
  ownAccount: {
    status: 409,
    icon: 'warning',
    message: 'Es tu propia cuenta: no se elimina junto con otras.',
  },
  questionAlreadyShown: {
    status: 409,
    icon: 'warning',
    message: 'Ya salió en exámenes de este curso y se queda en él. Puedes copiarla.',
  },
} as const satisfies Record<string, RefusalKind>;
