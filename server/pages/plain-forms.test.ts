import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aCourse } from '../testing/builders.ts';
import { openForTests } from '../testing/lifetime.ts';
import { lastMailTo, linkOf } from '../testing/outbox.ts';
import { openTestPages } from '../testing/page-build.ts';

const renderer = `export const renderer = {
  screens: [],
  setTimeZone() {},
  async renderRefusal({ title, message }) {
    return { texts: [title + ': ' + message], ownTexts: () => [] };
  },
};`;

let app: FastifyInstance;
const pages = openForTests(() => openTestPages(renderer));
beforeAll(async () => {
  ({ app } = pages);
});

/** Sends a form as a browser without script does, from one of our pages. */
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
const password = 'lluvia-mesa-trompeta-9';

describe('the sign-in', () => {
  test('sets the session and goes on within this site', async () => {
    await pages.signedIn({ username: 'rita' });
    const fields = { UserName: 'rita', Password: password };
    const signedIn = await send('/login?next=%2Fleercurso%3Fid%3D3', fields);
    expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, '/leercurso?id=3']);
    expect(signedIn.cookies.map(({ name }) => name)).toContain('aula_session');
    for (const next of ['next=//otra.test', 'next=/a&next=//otra.test'])
      expect((await send(`/login?${next}`, fields)).headers.location, next).toBe('/profile');
    const written = encodeURIComponent('/buscar?search=“año”%20'); // as a person may write an address into another
    expect((await send(`/login?next=${written}`, fields)).headers.location).toBe(
      '/buscar?search=%E2%80%9Ca%C3%B1o%E2%80%9D%20',
    );
  });

  test('says what is wrong, and that nothing typed is lost', async () => {
    const wrong = await send('/login', { UserName: 'rita', Password: 'otra' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain('No pudimos recibir tu formulario');
    expect(wrong.body).toContain('Vuelve atrás: lo que escribiste sigue ahí.');
    expect(wrong.cookies).toEqual([]);
    const empty = await send('/login', { UserName: '', Password: '' });
    expect(empty.body).toContain('El campo Contraseña es obligatorio.');
  });

  test('ends by Salir, which our own pages alone may press', async () => {
    const { cookie } = await pages.signedIn({ username: 'sara' });
    const forged = await send('/salir', {}, { cookie, 'sec-fetch-site': 'cross-site' });
    expect([forged.statusCode, forged.cookies]).toEqual([403, []]);
    const left = await send('/salir', {}, { cookie });
    expect([left.statusCode, left.headers.location]).toEqual([303, '/']);
    expect(left.cookies).toMatchObject([{ name: 'aula_session', value: '' }]);
    const again = await send('/leercurso?id=1', {}, { cookie });
    expect(again.headers.location).toBe('/login?next=%2Fleercurso%3Fid%3D1');
  });

  test('is taken from our own pages alone', async () => {
    const fields = { UserName: 'rita', Password: password };
    const forged = await send('/login', fields, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://otra.test',
    });
    expect([forged.statusCode, forged.cookies]).toEqual([403, []]);
  });
});

const person = {
  FirstName: 'Rosa',
  LastName: 'Mamani',
  Gender: '2',
  FechaNac: '1960-05-01',
  userName: 'rosa.plana',
  password,
  confirmation: password,
  email: 'rosa.plana@correo.test',
  Website: '',
};

describe('the registration', () => {
  test('adds the account, with where the link of the mail leads', async () => {
    const sent = await send('/register?next=%2Fvercursos', person);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/registrolisto?correo=no']);
    const mail = await lastMailTo(pages.portal, person.email);
    expect(linkOf(mail.text)).toMatchObject({ Username: 'rosa.plana' });
    expect(mail.text).toContain(encodeURIComponent('/vercursos'));
  });

  test('names what is missing, passwords that differ and a name in use', async () => {
    const missing = await send('/register', { ...person, FechaNac: '', userName: 'otra' });
    expect([missing.statusCode, missing.body]).toEqual([
      400,
      expect.stringContaining('El campo Fecha de Nacimiento es obligatorio.'),
    ]);
    const differ = await send('/register', { ...person, confirmation: 'otra cosa' });
    expect(differ.body).toContain('Las Contraseñas deben coincidir.');
    expect((await send('/register', person)).statusCode).toBe(409);
  });
});

describe('without script', () => {
  const email = 'tomas.plano@correo.test';
  const linkMailed = async () => linkOf((await lastMailTo(pages.portal, email)).text);

  test('the link of the mail activates by its button, not by being opened, and goes on', async () => {
    await send('/register', { ...person, userName: 'tomas.plano', email });
    const { Username, Strcode } = await linkMailed();
    await app.inject(`/login?${new URLSearchParams({ username: Username, strcode: Strcode })}`);
    const signIn = { UserName: Username, Password: password };
    expect((await send('/login', signIn)).statusCode).toBe(403);
    const activated = await send('/login?next=%2Fvercursos', { Username, Strcode });
    expect([activated.statusCode, activated.headers.location]).toEqual([
      303,
      '/login?next=%2Fvercursos#enlace-confirmado',
    ]);
    expect((await send('/login?next=%2Fvercursos', signIn)).headers.location).toBe('/vercursos');
    const wrong = await send('/login', { Username, Strcode: 'otro' });
    expect([wrong.statusCode, wrong.cookies]).toEqual([400, []]);
    const forged = await send('/login', { Username, Strcode }, { 'sec-fetch-site': 'cross-site' });
    expect(forged.statusCode).toBe(403);
  });

  test('a forgotten password is asked for and chosen anew', async () => {
    const asked = await send('/forgetpassword', { Email: email });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/login#pedir-al-instituto']); // no SMTP here
    expect((await send('/forgetpassword', { Email: '' })).body).toContain('El campo Email es obligatorio.');
    const link = await linkMailed();
    const chosen = { Username: link.Username, Strcode: link.Strcode, Password: 'puente-cometa-azul-41' };
    const differ = await send('/forgetpassword', { ...chosen, confirmation: 'otra cosa' });
    expect(differ.body).toContain('Las Contraseñas deben coincidir.');
    const changed = await send('/forgetpassword', { ...chosen, confirmation: chosen.Password });
    expect([changed.statusCode, changed.headers.location]).toEqual([303, '/login#clave-cambiada']);
    const signedIn = await send('/login', { UserName: link.Username, Password: chosen.Password });
    expect(signedIn.headers.location).toBe('/profile');
  });
});

describe('Aplicar', () => {
  test('enrols a member and opens the reading; a visitor is led to the sign-in and back', async () => {
    const { cookie, account } = await pages.signedIn({ username: 'alba' });
    const id = await aCourse(pages.portal.portal);
    const applied = await send(`/leercurso?id=${id}`, {}, { cookie });
    expect([applied.statusCode, applied.headers.location]).toEqual([303, `/leermodulos?id=${id}`]);
    const enrolled = pages.portal.portal.db
      .selectFrom('enrolment')
      .select('course_id')
      .where('account_id', '=', account.id);
    expect(await enrolled.execute()).toEqual([{ course_id: id }]);
    const visitor = await send(`/leercurso?id=${id}`, {});
    expect(visitor.headers.location).toBe(`/login?next=${encodeURIComponent(`/leercurso?id=${id}`)}`);
  });

  test('refuses another site, and a course that is not there', async () => {
    const { cookie, account } = await pages.signedIn({ username: 'berta' });
    const id = await aCourse(pages.portal.portal);
    const forged = await send(`/leercurso?id=${id}`, {}, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(forged.statusCode).toBe(403);
    expect((await send('/leercurso?id=999999', {}, { cookie })).statusCode).toBe(404);
    expect((await send('/leercurso?id=nada', {}, { cookie })).statusCode).toBe(400);
    const enrolled = pages.portal.portal.db.selectFrom('enrolment').where('account_id', '=', account.id);
    expect(await enrolled.select('course_id').execute()).toEqual([]);
  });
});

describe('¿Te sirvió?', () => {
  const page = { Kind: 'calculator', Key: 'cuanto-recibire', Useful: 'false' };

  test('is counted and thanked for; a sentence may follow', async () => {
    const answered = await send('/sirvio', page);
    const back = '/sirvio?tipo=calculator&pagina=cuanto-recibire';
    expect([answered.statusCode, answered.headers.location]).toEqual([303, `${back}&sirvio=no`]);
    expect(answered.cookies).toEqual([]);
    const said = await send('/sirvio', { ...page, Words: '¿Y si tengo dos trabajos?' });
    expect(said.headers.location).toBe(`${back}&gracias=1`);
    const { db } = pages.portal.portal;
    const counted = await db.selectFrom('feedback_count').select(['useful', 'useless']).execute();
    expect(counted).toEqual([{ useful: 0, useless: 1 }]);
    const kept = await db.selectFrom('feedback_words').select('words').execute();
    expect(kept).toEqual([{ words: '¿Y si tengo dos trabajos?' }]);
  });

  test('is taken from our own pages, about pages that ask', async () => {
    expect((await send('/sirvio', page, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send('/sirvio', { ...page, Key: 'otra' })).statusCode).toBe(404);
    expect((await send('/sirvio', { ...page, Words: ' ' })).body).toContain('Escribe una frase.');
  });
});

test('a form with thousands of fields is none of ours', async () => {
  const fields = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, '']));
  expect((await send('/contact', fields)).statusCode).toBe(400);
});

test('a form whose rest never comes is cut off after the time of its bytes', async () => {
  const portal = await openTestPages(renderer);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  const begun = once(portal.app.server, 'request');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /contact HTTP/1.1\r\nhost: aula.test\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 900\r\n\r\nName=An',
    );
    const closed = once(socket, 'close');
    const [request] = (await begun) as [IncomingMessage];
    while (request.listenerCount('data') === 0) await new Promise(setImmediate);
    vi.advanceTimersByTime(22_000);
    expect(request.destroyed).toBe(false);
    vi.advanceTimersByTime(1000);
    await closed;
  } finally {
    vi.useRealTimers();
    await portal.close();
  }
});
