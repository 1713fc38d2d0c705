import type { RefusalKind } from './refusal-kind.ts';

/**
 * Refusals that the browser also shows by itself, part of `refusals`. The browser gets all other sentences from the
 * server.
 */
export const refusalsInBrowser = {
  invalidInput: {
    status: 400,
    icon: 'warning',
    message: 'Por favor complete correctamente todos los campos',
  },
  invalidEdit: {
    status: 400,
    icon: 'warning',
    message: 'Por favor completar correctamente todos los campos',
  },
  notActiveNoMail: {
    status: 403,
    icon: 'warning',
    message:
      'Tu cuenta todavía no está activa. El instituto la activará pronto; vuelve a intentarlo más tarde.',
  },
  unavailable: {
    status: 503,
    icon: 'error',
    message:
      'El portal está ocupado o reiniciándose. No perdiste nada: vuelve a intentarlo en unos segundos.',
  },
} as const satisfies Record<string, RefusalKind>;
