import type { contract } from '../../../../contract/index.ts';
import { answer, type Controller } from '../../../api/call/controller.ts';
import { endOneOfOwn, endOthersOfOwn } from '../sessions/own-sessions.ts';
import { answerStep } from './answer-step.ts';
import {
  confirmAuthenticator,
  getSecurity,
  makeCodes,
  removeAuthenticator,
  startAuthenticator,
} from './own-factor.ts';

export const seguridad: Controller<typeof contract.seguridad> = {
  async get(context, { Shown = false }) {
    return answer(await getSecurity(context, Shown));
  },
  async startAuthenticator(context) {
    return answer(await startAuthenticator(context));
  },
  async confirmAuthenticator(context, { Code }) {
    const codes = await confirmAuthenticator(context, Code);
    return answer({ codes }, { message: 'Tu segundo paso está activo.' });
  },
  async removeAuthenticator(context) {
    await removeAuthenticator(context);
    return answer(null, { message: 'Quitaste el segundo paso. Entras otra vez con tu contraseña sola.' });
  },
  async makeCodes(context) {
    const codes = await makeCodes(context);
    return answer({ codes }, { message: 'Aquí están tus diez códigos nuevos. Los de antes ya no sirven.' });
  },
  async endSession(context, { Id }) {
    await endOneOfOwn(context, Id);
    return answer(null, { message: 'Cerraste esa sesión.' });
  },
  async endOtherSessions(context) {
    await endOthersOfOwn(context);
    return answer(null, { message: 'Tu cuenta queda abierta solo en este equipo.' });
  },
  async answerStep(context, { Challenge, Code }) {
    const session = await answerStep(context, { challenge: Challenge, code: Code });
    return answer(session, { message: 'Te damos la bienvenida.' });
  },
};
