import { expect, it } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { article } from '../../../contract/articles/calls.ts';
import { aBrowser } from '../../testing/browser.ts';
import { anAdmin, anArticle } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { linkOf } from '../../testing/outbox.ts';
import { aTestPortal } from '../../testing/portal.ts';

const password = 'lluvia-mesa-trompeta-9';
const test = aTestPortal();

const signIns = () => test.portal.db.selectFrom('sign_in').select('gender').execute();

it('somebody of whom only the name is known tells gender and birth date before anything else', async () => {
  const api = test.client.as(await anAdmin(test.portal));
  const added = (await api.usuario.add({ FirstName: 'Nila', LastName: 'Condori' })).data;
  const [handed] = (await api.usuario.makeLinks({ UserIds: [added.id] })).data;
  const browser = aBrowser(test);
  const { Username, Strcode } = linkOf(handed?.link ?? '');
  await browser.call(users.resetPassword, { Username, Strcode, Password: password });
  const { user, token } = (await browser.call(users.login, { UserName: Username, Password: password })).data;
  expect(user.mustTellFacts).toBe(true);
  expect(await signIns()).toEqual([]);

  const info = (given: string) => browser.call(users.getDurationText, { courseId: 1 }, given);
  await expect(info(token)).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('dinos en «Mi Perfil» tu género y tu fecha de nacimiento'),
  });
  expect((await browser.call(users.get, { userName: Username }, token)).data).toMatchObject({
    gender: null,
    fechaNac: null,
    years: null,
  });
  // the age is unknown: what is for an age waits
  const forAdults = await anArticle(test.portal, { title: 'Para mayores', yearsRange: 18 });
  expect((await test.portal.tokens.verify(token, test.clock.now()))?.years).toBe(0);
  await expectRefusal(browser.call(article.read, { id: forAdults }, token), 403);

  const half = (await browser.call(users.update, { gender: 2 }, token)).data;
  expect(half).toBeNull();
  const told = (await browser.call(users.update, { fechanac: '1980-11-19' }, token)).data;
  expect(told?.user.mustTellFacts).toBeUndefined();
  await expectRefusal(info(told?.token ?? ''), 404); // open again: there is no such course
  expect(await signIns()).toEqual([{ gender: 2 }]);
});

it('a colleague of whom only the name is known administrates at once; nothing is asked', async () => {
  const api = test.client.as(await anAdmin(test.portal));
  const added = (await api.usuario.add({ FirstName: 'Lucía', LastName: 'Paredes', Role: 'admin' })).data;
  const [handed] = (await api.usuario.makeLinks({ UserIds: [added.id] })).data;
  const { Username, Strcode } = linkOf(handed?.link ?? '');
  const browser = aBrowser(test);
  await browser.call(users.resetPassword, { Username, Strcode, Password: password });
  const { user, token } = (await browser.call(users.login, { UserName: Username, Password: password })).data;
  expect(user.mustTellFacts).toBeUndefined();
  const forAdults = await anArticle(test.portal, { title: 'Para mayores de edad', yearsRange: 18 });
  expect((await browser.call(article.read, { id: forAdults }, token)).data).toMatchObject({
    title: 'Para mayores de edad',
  });
});

it('a renewed token says so, too', async () => {
  const api = test.client.as(await anAdmin(test.portal));
  const added = (await api.usuario.add({ FirstName: 'Otra', LastName: 'Condori' })).data;
  const [handed] = (await api.usuario.makeLinks({ UserIds: [added.id] })).data;
  const { Username, Strcode } = linkOf(handed?.link ?? '');
  const browser = aBrowser(test);
  await browser.call(users.resetPassword, { Username, Strcode, Password: password });
  await browser.call(users.login, { UserName: Username, Password: password });
  const renewed = (await browser.call(users.refresh, {})).data;
  expect(renewed.user.mustTellFacts).toBe(true);
  expect((await test.portal.tokens.verify(renewed.token, test.clock.now()))?.incomplete).toBe(true);
});
