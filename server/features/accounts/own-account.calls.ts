import type { contract } from '../../../contract/index.ts';
import { type Answer, answer, type Controller } from '../../api/call/controller.ts';
import type { Context } from '../../context/context.ts';
import { askIdentity, withdrawIdentity } from './identity/identity.ts';
import { changeProfile, getProfile } from './profile.ts';
import { followLink, resendActivation } from './recovery/activation.ts';
import { correctEmail, correctionOf } from './recovery/correct-email.ts';
import type { EmailChange } from './recovery/email-change.ts';
import { forgotPassword, resetPassword } from './recovery/password-reset.ts';
import { register } from './register.ts';
import { refreshSession, signOut } from './sessions/sessions.ts';
import { signIn } from './sessions/sign-in.ts';

type AccountAction =
  | 'get'
  | 'register'
  | 'login'
  | 'active'
  | 'forgot'
  | 'resetPassword'
  | 'resendActivation'
  | 'correctEmail'
  | 'refresh'
  | 'logout'
  | 'update'
  | 'askIdentity'
  | 'withdrawIdentity';

const linkMessages = {
  account: 'Tu cuenta está activa.',
  email: 'Tu nuevo correo quedó confirmado.',
};

const profileMessages: Record<EmailChange, Pick<Answer<never>, 'message' | 'icon'>> = {
  none: { message: 'Tu perfil se actualizó.' },
  asked: {
    message: 'Tu perfil se actualizó. Te enviamos un enlace al nuevo correo: ábrelo para confirmarlo.',
  },
  needsInstitute: {
    message:
      'Tu perfil se actualizó, salvo el correo: el portal no puede confirmarlo ahora. Pide el cambio al instituto.',
    icon: 'warning',
  },
};

/** Nothing but an e-mail was given, and it counts once its link is followed: no profile has changed yet. */
const emailMessages: typeof profileMessages = {
  none: profileMessages.none,
  asked: { message: 'Te enviamos un enlace al nuevo correo: ábrelo para confirmarlo.' },
  needsInstitute: {
    message: 'El correo no cambió: el portal no puede confirmarlo ahora. Pide el cambio al instituto.',
    icon: 'warning',
  },
};

/** Without a mail server the answer says so, identically for everybody. */
const withMail = (context: Context, sent: string, unsent: string): Pick<Answer<never>, 'message' | 'icon'> =>
  context.config.smtpUrl === undefined ? { message: unsent, icon: 'warning' } : { message: sent };

/** The account calls of Users; its course calls are in enrolments.calls.ts. */
export const accountCalls: Pick<Controller<typeof contract.users>, AccountAction> = {
  async get(context, { userName }) {
    return answer(await getProfile(context, userName));
  },
  async register(context, input) {
    const registered = await register(context, {
      firstName: input.FirstName,
      lastName: input.LastName,
      username: input.userName,
      password: input.password,
      email: input.email,
      gender: input.Gender,
      birthDate: input.FechaNac,
      next: input.Next,
    });
    const message = registered.mailed
      ? 'Tu cuenta está creada. Te enviamos un enlace a tu correo: ábrelo para activarla.'
      : 'Tu cuenta está creada. El instituto activará tu cuenta; después podrás iniciar sesión.';
    const { mailed, accountId } = registered;
    return answer({ mailed, correction: correctionOf(context, accountId) }, { message });
  },
  async login(context, { UserName, Password }) {
    return answer(await signIn(context, UserName, Password), { message: 'Te damos la bienvenida.' });
  },
  async active(context, { Username, Strcode }) {
    const what = await followLink(context, { username: Username, code: Strcode });
    return answer(null, { message: linkMessages[what] });
  },
  async forgot(context, { Email }) {
    await forgotPassword(context, Email);
    return answer(
      null,
      withMail(
        context,
        'Si ese correo tiene una cuenta, te enviamos un enlace para elegir una contraseña nueva. Sirve durante una hora.',
        'El portal no puede enviar correos ahora. Pide al instituto una contraseña nueva.',
      ),
    );
  },
  async resetPassword(context, { Username, Strcode, Password }) {
    await resetPassword(context, { username: Username, code: Strcode, password: Password });
    return answer(null, { message: 'Tu contraseña nueva está guardada. Inicia sesión con ella.' });
  },
  async correctEmail(context, { Correction, Email, Next }) {
    await correctEmail(context, { correction: Correction, email: Email, next: Next });
    return answer(
      null,
      withMail(
        context,
        'Corregimos tu correo y te enviamos el enlace.',
        'Corregimos tu correo. El instituto activará tu cuenta.',
      ),
    );
  },
  async resendActivation(context, { UserName, Next }) {
    await resendActivation(context, UserName, Next);
    return answer(
      null,
      withMail(
        context,
        'Si esa cuenta espera su activación, te enviamos otra vez el enlace. Revisa también el correo no deseado.',
        'El portal no puede enviar correos ahora. El instituto activará tu cuenta.',
      ),
    );
  },
  async refresh(context) {
    return answer(await refreshSession(context));
  },
  async logout(context) {
    await signOut(context);
    return answer(null, { message: 'Cerraste tu sesión.' });
  },
  async askIdentity(context, { FirstName, LastName, DocumentNumber = '', Reason = '' }) {
    const documentNumber = DocumentNumber === '' ? null : DocumentNumber;
    await askIdentity(context, { firstName: FirstName, lastName: LastName, documentNumber, reason: Reason });
    return answer(null, { message: 'Tu pedido llegó. El instituto lo revisa, y aquí verás su respuesta.' });
  },
  async withdrawIdentity(context) {
    await withdrawIdentity(context);
    return answer(null, { message: 'Retiraste tu pedido.' });
  },
  async update(context, input) {
    const { fechanac, ...given } = input;
    const { session, email, isEmailAlone } = await changeProfile(context, { ...given, birthDate: fechanac });
    return answer(session, (isEmailAlone ? emailMessages : profileMessages)[email]);
  },
};
