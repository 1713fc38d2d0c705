import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { everyEndpoint } from '../../contract/index.ts';
import { aMember, anAdmin } from '../testing/builders.ts';
import { rowsForCalls } from '../testing/calls/rows-for-calls.ts';
import { sendCall } from '../testing/calls/send-call.ts';
import { validInput } from '../testing/calls/valid-input.ts';
import { tokenOf } from '../testing/client.ts';
import { fileOfKind } from '../testing/files/files-for-calls.ts';
import { aTestPortal } from '../testing/portal.ts';

/** Each call that changes something is made, its answer is lost, and the page makes it again. */
const portal = aTestPortal();

/** A file of its own for a preview; a session's cookie is renewed by sessions.test.ts. */
const others = ['certificate.previewDesign', 'users.refresh'];
const changing = everyEndpoint()
  .filter(({ row }) => row.method !== 'GET' || row.path === 'Question/GetTest')
  .filter(({ controller, action }) => !others.includes(`${controller}.${action}`))
  .map((each) => ({ ...each, name: `${each.controller}.${each.action}` }));

async function madeTwice(name: string, row: Endpoint) {
  const [admin, member] = [await anAdmin(portal.portal), await aMember(portal.portal)];
  const rows = await rowsForCalls[name]?.({ test: portal, admin, member });
  const file = row.upload === undefined ? {} : { file: await fileOfKind(row.upload) };
  const token =
    row.who === 'open' ? undefined : await tokenOf(portal.portal, row.who === 'admin' ? admin : member);
  const input = { ...validInput(row), ...file, ...rows };
  const headers = { 'idempotency-key': randomUUID() };
  const make = () => sendCall(portal, row, input, token, headers);
  return [await make(), await make()] as const;
}

/**
 * Calls that are refused when they come again, by a sentence that says how things stand: what was removed is gone, what
 * was decided is so. Nothing is lost by it, and nothing is done twice.
 */
const refusedAgain: Record<number, readonly string[]> = {
  400: ['seguridad.answerStep'],
  404: [
    'article.delete',
    'category.delete',
    'contact.delete',
    'course.deleteFile',
    'course.delete',
    'usuario.delete',
    'usuario.deleteImport',
    'group.delete',
    'group.merge',
    'mailing.deleteText',
    'question.delete',
    'video.delete',
    'homeSlider.deleteImage',
    'media.delete',
    'leyReglamento.deleteLeyReglamento',
    'leyTexto.delete',
    'sistemaPension.delete',
    'term.delete',
    'subject.delete',
    'ruta.delete',
    'papelera.restore',
    'papelera.delete',
    'untreated.delete',
    'lexicon.delete',
  ],
  409: [
    'attempt.reopen',
    'attempt.annul',
    'attempt.acceptLate',
    'attempt.regrade',
    'estado.backUp',
    'estado.rehearse',
    'seguridad.confirmAuthenticator',
  ],
};
const statusAgain = (name: string) =>
  Number(Object.entries(refusedAgain).find(([, names]) => names.includes(name))?.[0] ?? 200);

test.each(changing)('$name is answered again', async ({ name, row }) => {
  const [first, again] = await madeTwice(name, row);
  expect([name, first.statusCode]).toEqual([name, 200]);
  expect([again.statusCode, again.json().message]).toEqual([statusAgain(name), expect.any(String)]);
});
