import type { Api } from '../../contract/index.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { Context } from '../context/context.ts';
import { keepShown } from '../features/accounts/factor/shown-once.ts';

interface Sent {
  api: Api;
  context: Context;
  fields: Record<string, string>;
}

/** The forms of /seguridad by their button (spec 5.14, 5.15); each returns the address to open next. */
const actions: Record<string, (sent: Sent) => Promise<string>> = {
  async activar({ api, context }) {
    const { secret, uri } = (await api.seguridad.startAuthenticator({})).data;
    keepShown(context, { made: { secret, uri } });
    return '/seguridad?paso=activar';
  },
  async comprobar({ api, context, fields: { Code = '' } }) {
    const { codes } = (await api.seguridad.confirmAuthenticator({ Code })).data;
    keepShown(context, { codes });
    return '/seguridad?paso=codigos';
  },
  async codigos({ api, context }) {
    const { codes } = (await api.seguridad.makeCodes({})).data;
    keepShown(context, { codes });
    return '/seguridad?paso=codigos';
  },
  async quitar({ api }) {
    await api.seguridad.removeAuthenticator({});
    return '/seguridad';
  },
  async cerrar({ api, fields: { Id = '' } }) {
    await api.seguridad.endSession({ Id });
    return '/seguridad';
  },
  async cerrarotras({ api }) {
    await api.seguridad.endOtherSessions({});
    return '/seguridad';
  },
};

/** Does what a button of /seguridad says, of a form that was sent without script. */
export function sendSecurityForm(sent: Sent): Promise<string> {
  const action = actions[sent.fields['Action'] ?? ''];
  if (action === undefined) throw new Refusal('notFound');
  return action(sent);
}
