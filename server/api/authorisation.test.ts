import { beforeAll, describe, expect, test } from 'vitest';
import { visitor } from '../../contract/caller.ts';
import type { Endpoint, Who } from '../../contract/endpoint.ts';
import { contract, everyEndpoint } from '../../contract/index.ts';
import { sentence } from '../../contract/refusal.ts';
import { aMember, type TestAccount } from '../testing/builders.ts';
import { tokenOf } from '../testing/client.ts';
import { anAdminOf, aTestPortal } from '../testing/portal.ts';
import { authoriseOwn, authoriseRole, callerOnRow } from './call/authorise.ts';

const portal = aTestPortal();
let member: TestAccount;
let leaving: TestAccount;

const { admin } = anAdminOf(portal);
beforeAll(async () => {
  member = await aMember(portal.portal);
  leaving = await aMember(portal.portal);
});

/** The calls that are not administrators' alone, with the field that must name the caller. */
const openedTo: Record<Exclude<Who, 'admin'>, readonly string[]> = {
  open: [
    'Announcement/Close',
    'Article/GetClient',
    'Article/GetImages',
    'Article/Read',
    'Calculator/Compute',
    'Calculator/GetFacts',
    'Category/Get',
    'Certificate/GetRegister',
    'Certificate/GetRegisterFile',
    'Certificate/GetShared',
    'Certificate/GetSigners',
    'Certificate/Verify',
    'Contact/SendMessage',
    'Course/Get',
    'Course/GetComment',
    'Course/GetImages',
    'Course/Read',
    'Feedback/AddWords',
    'Feedback/Answer',
    'HomeSlider/Find',
    'HomeSlider/GetImages',
    'HomeSlider/Search',
    'HomeSlider/Suggest',
    'Legal/Get',
    'LeyReglamento/DownloadLeyReglamento',
    'LeyReglamento/Get',
    'LeyTexto/Akn',
    'LeyTexto/Read',
    'Parameter/Get',
    'Practice/Get',
    'Practice/GetCourses',
    'Ruta/Get',
    'Ruta/Read',
    'SearchedPhrase/GetPopular',
    'SearchedPhrase/Opened',
    'Seguridad/AnswerStep',
    'Settings/GetPublic',
    'SistemaPension/Get',
    'Subject/Get',
    'Subject/Read',
    'Term/Get',
    'Users/Forgot',
    'Users/active',
    'Users/correctEmail',
    'Users/login',
    'Users/logout',
    'Users/refresh',
    'Users/register',
    'Users/resendActivation',
    'Users/resetPassword',
    'Video/Get',
  ],
  signedIn: [
    'Attempt/GetEvidence',
    'Attempt/GetOwn (userId)',
    'Course/DownloadCaptions',
    'Course/DownloadFileCourse',
    'Course/GetFileCourse',
    'Course/GetFileLinks',
    'Question/GetCertificateLinks (UserId)',
    'Question/GetConfig',
    'Question/getCertificate (UserId)',
    'Question/seeCertificate (UserId)',
    'Seguridad/ConfirmAuthenticator',
    'Seguridad/EndOtherSessions',
    'Seguridad/EndSession',
    'Seguridad/Get',
    'Seguridad/MakeCodes',
    'Seguridad/RemoveAuthenticator',
    'Seguridad/StartAuthenticator',
    'Users/get (userName)',
    'Users/getDurationText',
    'Users/getEnrolment',
    'Users/getusercourse (userName)',
    'Users/isFinish (userId)',
    'Users/update',
  ],
  member: [
    'Attempt/EndRetakes (UserId)',
    'Attempt/GetTime',
    'Certificate/GetCredential',
    'Certificate/GetOwn',
    'Certificate/Share',
    'Comment/Report',
    'Course/AddComment (UserId)',
    'Question/GetTest (userId)',
    'Question/getCalification (UserId)',
    'Question/saveAnswerByUser (UserId)',
    'QuestionReport/Add',
    'Users/AskIdentity',
    'Users/WithdrawIdentity',
    'Users/addusercourse (UserId)',
    'Users/leaveusercourse (UserId)',
    'Users/updatetime (UserId)',
  ],
};

test('what is open, and for whom, is said here a second time: any other call is administrators’ alone', () => {
  const calls = everyEndpoint().map(({ row: { who, path, own } }) => ({
    who,
    call: own === undefined ? path : `${path} (${own})`,
  }));
  for (const [who, expected] of Object.entries(openedTo))
    expect(calls.flatMap((each) => (each.who === who ? [each.call] : [])).sort(), who).toEqual(expected);
});

async function statusOf(
  row: Endpoint,
  account?: TestAccount,
  input: Record<string, unknown> = {},
): Promise<number> {
  const isQuery = row.method === 'GET' || row.method === 'DELETE';
  const response = await portal.app.inject({
    method: row.method,
    url: `/api/${row.path}`,
    headers:
      account === undefined ? {} : { authorization: `Bearer ${await tokenOf(portal.portal, account)}` },
    ...(isQuery
      ? { query: Object.fromEntries(Object.entries(input).map(([k, v]) => [k, String(v)])) }
      : { payload: input }),
  });
  return response.statusCode;
}

test('who signed in with a provisional password may call what has no caller, what choosing another needs, and what open pages ask', () => {
  const provisional = { accountId: 1, username: 'ana', years: 40, sessionId: '', isProvisional: true };
  const open = everyEndpoint().filter(({ row }) => {
    try {
      authoriseRole(row, { ...provisional, role: row.who === 'member' ? 'member' : 'admin' });
      return row.who !== 'open';
    } catch (error) {
      expect(error).toMatchObject({ code: 'provisionalPassword', status: 403 });
      return false;
    }
  });
  expect(open.map(({ row }) => row.path).sort()).toEqual([
    'Users/get',
    'Users/getEnrolment',
    'Users/getusercourse',
    'Users/update',
  ]);
});

test('who lacks a second step that is due may set it up and sign out, and is a visitor where everybody is admitted', () => {
  const late = { accountId: 1, username: 'ana', years: 40, sessionId: '', lacksStep: true };
  const open = everyEndpoint().filter(({ row }) => {
    const caller = { ...late, role: row.who === 'member' ? ('member' as const) : ('admin' as const) };
    if (callerOnRow(row, caller) === visitor) return false;
    try {
      authoriseRole(row, caller);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'stepIsDue', status: 403 });
      return false;
    }
  });
  expect(open.map(({ row }) => row.path).sort()).toEqual([
    'Seguridad/ConfirmAuthenticator',
    'Seguridad/Get',
    'Seguridad/StartAuthenticator',
    'Users/logout',
  ]);
});

test('who has a provisional password and lacks a second step chooses the password first, and reads nobody else', () => {
  const both = {
    accountId: 1,
    username: 'ana',
    years: 40,
    sessionId: '',
    isProvisional: true,
    lacksStep: true,
  };
  const caller = { ...both, role: 'admin' as const };
  expect(() => authoriseRole(contract.users.update, caller)).not.toThrow();
  expect(() => authoriseRole(contract.seguridad.get, caller)).toThrow(sentence('provisionalPassword'));
  const another = { userName: 'otra' };
  expect(() => authoriseOwn(contract.users.get, caller, another)).toThrow(sentence('notYours'));
});

test('a visitor is asked to sign in, and not told of a session that never was', () => {
  for (const { row } of everyEndpoint())
    if (row.who !== 'open')
      expect(() => authoriseRole(row, visitor)).toThrow('Inicia sesión para continuar.');
});

describe('every row of the contract', () => {
  for (const { row } of everyEndpoint()) {
    const name = `${row.method} ${row.path} (${row.who})`;
    if (row.who !== 'open') {
      test(`${name} refuses a visitor`, async () => expect(await statusOf(row)).toBe(401));
    }
    if (row.who === 'admin') {
      test(`${name} refuses a member`, async () => expect(await statusOf(row, member)).toBe(403));
    }
    if (row.who === 'member') {
      test(`${name} refuses an administrator`, async () => expect(await statusOf(row, admin)).toBe(403));
    }
    if (row.own !== undefined) {
      test(`${name} refuses another's ${row.own}, and none`, async () => {
        const isName = row.own?.toLowerCase() === 'username';
        const other = { [row.own ?? '']: isName ? admin.username : admin.id };
        const filled = {
          CourseId: 1,
          courseId: 1,
          id: 1,
          QuestionId: 1,
          Answer: 'A',
          ReadTime: 1,
          Comment: 'Bien',
          Calification: 5,
        };
        expect(await statusOf(row, member, { ...only(row, filled), ...other })).toBe(403);
        expect(await statusOf(row, member, only(row, filled))).toBe(400);
        expect(await statusOf(row, member, { ...only(row, filled), [row.own ?? '']: isName ? '' : 0 })).toBe(
          400,
        );
      });
    }
  }
});

const only = (row: Endpoint, input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([field]) => field in row.input._zod.def.shape));

describe('a broken token', () => {
  const invalid = 'Bearer error="invalid_token"';
  const askWith = async (authorization: string, url: string) => {
    const { statusCode, headers } = await portal.app.inject({ url, headers: { authorization } });
    return [statusCode, headers['www-authenticate']];
  };

  test.each([
    'Bearer null',
    'Bearer',
    'Bearer ',
    'Bearer nonsense',
    'Basic YTpi',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  ])('%j counts as none on an open call, which says so, and is refused on every other', async (given) => {
    expect(await askWith(given, '/api/Category/Get')).toEqual([200, invalid]);
    expect(await askWith(given, '/api/LeyReglamento/DownloadLeyReglamento?fileId=999999')).toEqual([
      404,
      invalid,
    ]);
    expect(await askWith(given, '/api/Usuario/Get')).toEqual([401, invalid]);
  });

  test('without one no answer speaks of it', async () => {
    expect((await portal.app.inject({ url: '/api/Category/Get' })).headers).not.toHaveProperty(
      'www-authenticate',
    );
  });

  test('stands in the way of no sign-in and of no registration', async () => {
    const send = (url: string, payload: Record<string, unknown>) =>
      portal.app.inject({ method: 'POST', url, headers: { authorization: 'Bearer null' }, payload });
    expect((await send('/api/Users/login', { UserName: 'nadie', Password: 'x' })).json()).toMatchObject({
      message: sentence('badCredentials'),
    });
    expect((await send('/api/Users/register', {})).statusCode).toBe(400);
  });

  test('is what a token over its hour becomes', async () => {
    const token = await tokenOf(portal.portal, member);
    portal.clock.advance(3601);
    expect(await askWith(`Bearer ${token}`, '/api/Category/Get')).toEqual([200, invalid]);
    expect(await askWith(`Bearer ${token}`, '/api/Users/getusercourse')).toEqual([401, invalid]);
  });

  test('is that of a session that was ended: it never answers its owner again', async () => {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/api/Users/logout',
      headers: { authorization: `Bearer ${await tokenOf(portal.portal, leaving)}` },
    });
    expect(statusCode).toBe(200);
    const bearer = `Bearer ${await tokenOf(portal.portal, leaving)}`;
    expect(await askWith(bearer, '/api/Category/Get')).toEqual([200, invalid]);
    expect(await askWith(bearer, '/api/Users/getusercourse')).toEqual([401, invalid]);
  });
});
