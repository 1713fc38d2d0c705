import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { passwordsAgree } from '../../contract/accounts/passwords-agree.ts';
import { pathAfterSignIn } from '../../contract/accounts/path-after-sign-in.ts';
import { signInHref } from '../../contract/accounts/sign-in-href.ts';
import { type Caller, visitor } from '../../contract/caller.ts';
import { type Api, contract } from '../../contract/index.ts';
import { readAs } from '../../contract/read-as.ts';
import { Refusal } from '../../contract/refusal.ts';
import { ownPathOf } from '../../contract/text/links.ts';
import type { Bodies } from '../api/http/bodies.ts';
import { cookiesOf, isFromOwnPage } from '../api/http/cookies.ts';
import { inProcessApi } from '../api/in-process-api.ts';
import { type Context, contextOf, type Portal } from '../context/context.ts';
import type { SignedIn } from '../features/accounts/sessions/sessions.ts';
import { networkOf } from '../platform/network/network.ts';
import type { PageServer } from './answer-screen.ts';
import { sendSecurityForm } from './security-forms.ts';

type Fields = Record<string, string>;

/** A form that was submitted without script, and its sender. */
interface Sent {
  api: Api;
  context: Context;
  fields: Fields;
  /** The parameters of the form's address. */
  query: Fields;
  caller: Caller;
  /** The page of this site that sent it, with its query; the start page if the browser did not say. */
  from: string;
}

interface PlainForm {
  path: string;
  /** True if the form signs in or out, or acts for a member: only our own pages may submit it. */
  isOwn: boolean;
  /** Makes the form's call; returns the address to redirect to. */
  send(sent: Sent): Promise<string>;
}

/** The forms that also work without a script (spec 2.9, 2.10, 5.5, 6.19, 7.4). They make the same calls. */
const plainForms: readonly PlainForm[] = [
  {
    path: '/contact',
    isOwn: false,
    async send({ api, fields }) {
      await api.contact.sendMessage(fields as never);
      return '/contact?enviado=1';
    },
  },
  {
    path: '/login',
    isOwn: true,
    async send({ api, fields, query }) {
      const { login, active } = contract.users;
      if (fields['Strcode'] !== undefined) {
        await api.users.active(inputOf(active.input, fields) as never);
        return signInHref(ownPathOf(query['next']) ?? null, 'enlace-confirmado');
      }
      try {
        const { data } = await api.users.login(inputOf(login.input, fields) as never);
        return pathAfterSignIn(query['next'] ?? null, data.user);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'secondStepNeeded') throw error;
        return signInHref(ownPathOf(query['next']) ?? null).replace('/login', '/segundopaso');
      }
    },
  },
  {
    path: '/segundopaso',
    isOwn: true,
    async send({ api, fields, query }) {
      const { answerStep } = contract.seguridad;
      const { data } = await api.seguridad.answerStep(inputOf(answerStep.input, fields) as never);
      return pathAfterSignIn(query['next'] ?? null, data.user);
    },
  },
  { path: '/seguridad', isOwn: true, send: sendSecurityForm },
  {
    path: '/salir',
    isOwn: true,
    async send({ api }) {
      await api.users.logout({});
      return '/';
    },
  },
  {
    path: '/anuncio',
    isOwn: true,
    async send({ api, fields, from }) {
      await api.announcement.close(inputOf(contract.announcement.close.input, fields) as never);
      return from;
    },
  },
  {
    path: '/forgetpassword',
    isOwn: true,
    async send({ api, fields }) {
      const { forgot, resetPassword } = contract.users;
      if (fields['Strcode'] !== undefined) {
        requireEqualPasswords(fields);
        await api.users.resetPassword(inputOf(resetPassword.input, fields) as never);
        return signInHref(null, 'clave-cambiada');
      }
      const { descriptionCode } = await api.users.forgot(inputOf(forgot.input, fields) as never);
      return signInHref(null, descriptionCode === 'success' ? 'enlace-enviado' : 'pedir-al-instituto');
    },
  },
  {
    path: '/register',
    isOwn: true,
    async send({ api, fields, query }) {
      requireEqualPasswords(fields);
      const Next = ownPathOf(query['next']);
      const { register } = contract.users;
      const { data } = await api.users.register(
        inputOf(register.input, { ...fields, ...(Next && { Next }) }) as never,
      );
      return data.mailed ? '/registrolisto' : '/registrolisto?correo=no';
    },
  },
  {
    path: '/sirvio',
    isOwn: true,
    async send({ api, fields }) {
      const { feedback } = contract;
      if (fields['Words'] !== undefined) {
        await api.feedback.addWords(inputOf(feedback.addWords.input, fields) as never);
        return thanksHref(fields, { gracias: '1' });
      }
      await api.feedback.answer(inputOf(feedback.answer.input, fields) as never);
      return thanksHref(fields, { sirvio: fields['Useful'] === 'true' ? 'si' : 'no' });
    },
  },
  {
    path: '/leercurso',
    isOwn: true,
    async send({ api, query, caller }) {
      const CourseId = Number(query['id']);
      if (caller.role === 'open') return signInHref(`/leercurso?id=${CourseId}`);
      await api.users.addUserCourse({ CourseId, UserId: caller.accountId });
      return `/leermodulos?id=${CourseId}`;
    },
  },
];

function requireEqualPasswords(fields: Fields): void {
  const errors = passwordsAgree(fields);
  if (errors.length > 0) throw new Refusal('invalidInput', { errors });
}

/** The page of thanks for an answer about another page. */
const thanksHref = ({ Kind = '', Key = '' }: Fields, more: Fields): string =>
  `/sirvio?${new URLSearchParams({ tipo: Kind, pagina: Key, ...more })}`;

/** The fields that a call takes, converted to the types of its schema. */
function inputOf(schema: z.core.$ZodObject, fields: Fields): Record<string, unknown> {
  const { shape } = schema._zod.def;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) =>
      fields[name] === undefined ? [] : [[name, readAs(field, fields[name])]],
    ),
  );
}

/** Runs `work` for the viewer; a refusal becomes a page. */
export interface Viewers {
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (signedIn: SignedIn | undefined) => Promise<FastifyReply>,
  ): Promise<FastifyReply>;
  refuse(
    signedIn: SignedIn | undefined,
    refusal: Refusal,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
}

/**
 * Registers the forms of pages for browsers without script. A refusal is a page with the reasons; the browser's Back
 * button still has the typed text.
 */
export function takePlainForms(
  scope: FastifyInstance,
  server: PageServer,
  bodies: Bodies,
  viewers: Viewers,
): void {
  const asFields = async (request: FastifyRequest, payload: IncomingMessage): Promise<Fields> => {
    const from = { atMost: formBytes, address: networkOf(request.ip) };
    const body = String(await bodies.read(payload, from));
    if (body.split('&', fieldsAtMost + 1).length > fieldsAtMost) throw new Refusal('malformedBody');
    return Object.fromEntries(new URLSearchParams(body));
  };
  scope.addContentTypeParser('application/x-www-form-urlencoded', asFields);
  const isInTime = ({ ip }: FastifyRequest) => server.withinRate('page', visitor, networkOf(ip));
  for (const form of plainForms)
    scope.post(form.path, { onRequest: isInTime }, (request, reply) =>
      viewers.answer(request, reply, async (signedIn) => {
        try {
          const address = await sendForm(form, { server, signedIn, request, reply });
          return reply.redirect(inAscii(address), 303);
        } catch (error) {
          if (!(error instanceof Refusal) || error.status >= 500) throw error;
          return viewers.refuse(signedIn, withReasons(error), request, reply);
        }
      }),
    );
}

/** An address as a header can carry it; what it has percent-encoded stays. */
const inAscii = (address: string) => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** Room for the longest message at six bytes a letter. */
const formBytes = 40 * 1024;
/** No form has more; thousands would take milliseconds to parse. */
const fieldsAtMost = 50;

interface Exchanged {
  server: PageServer;
  signedIn: SignedIn | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

function sendForm(form: PlainForm, { server, signedIn, request, reply }: Exchanged): Promise<string> {
  const { portal } = server;
  if (form.isOwn && !isFromOwnPage(portal, request)) throw new Refusal('forgedOrigin');
  const caller = (form.isOwn ? signedIn?.caller : undefined) ?? visitor;
  const context = contextOf(portal, caller, {
    log: request.log as Context['log'],
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    currentPassword: (request.body as Fields)['currentPassword'] || undefined,
    cookies: cookiesOf(portal, request, (name, value) => void reply.header(name, value)),
    isFromOwnPage: () => isFromOwnPage(portal, request),
  });
  return form.send({
    api: inProcessApi(context),
    context,
    fields: request.body as Fields,
    query: singleOf(request.query as Record<string, unknown>),
    caller,
    from: sendersPath(portal, request),
  });
}

/** The path and query of the page that sent a form, which browsers name to the own site (Referrer-Policy). */
function sendersPath({ publicUrl }: Portal, { headers: { referer = '' } }: FastifyRequest): string {
  const base = publicUrl.replace(/\/$/, '');
  return ownPathOf(referer.startsWith(`${base}/`) ? referer.slice(base.length) : undefined) ?? '/';
}

/** The parameters of an address; a repeated one is ignored, as for a page. */
const singleOf = (query: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(query).filter((each): each is [string, string] => typeof each[1] === 'string'),
  );

/** Adds the sentences of the fields to a form's refusal. */
function withReasons(refusal: Refusal): Refusal {
  const reasons =
    refusal.errors.length > 0 ? refusal.errors.map(({ message }) => message) : [refusal.message];
  refusal.message = [...reasons, 'Vuelve atrás: lo que escribiste sigue ahí.'].join(' ');
  return refusal;
}
