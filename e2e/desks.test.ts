import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { inMailTo } from './fixtures/mail.ts';
import { holdClock } from './steps/page-clock.ts';
import { aReader, arriveAs, arriveAsAdmin, password } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';

const course = 'Planifica tu retiro paso a paso';

test('a message is answered on the portal: the mail arrives, state and counters change, the next new one opens', async ({
  ownPortal,
  visitTo,
}) => {
  const portal = await ownPortal({ env: { CONTACT_EMAIL: 'buzon@instituto.test' } });
  const { page: citizen } = await visitTo(portal, { viewport: phone });
  for (const [name, subject] of [
    ['Ariel Montaño', '¿Hay curso para independientes?'],
    ['Delfín Copa Yujra', 'Falta un mes en mi estado de cuenta'],
  ]) {
    await citizen.goto('/contact');
    await citizen.getByLabel('Nombre').fill(name ?? '');
    await citizen
      .getByLabel('Email')
      .fill(`${name?.split(' ')[0]?.toLowerCase()}@correo.test`.replace('í', 'i'));
    await citizen.getByLabel('Tema').fill(subject ?? '');
    await citizen
      .getByLabel('Mensaje')
      .fill('Buenos días. Trabajé en mayo y junio en la misma empresa.\n\n¿Se pierde ese mes?');
    await citizen.getByRole('button', { name: 'Enviar' }).click();
    await citizen.getByText('Recibimos tu mensaje.').waitFor();
  }

  const { page } = await visitTo(portal, { viewport: desk });
  await page.clock.install();
  await arriveAsAdmin(page, '/mensajes');
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect.poll(() => menu.getByRole('link', { name: 'Mensajes' }).textContent()).toMatch(/2/);
  await page.getByRole('link', { name: 'Nuevos 2' }).waitFor();
  await look(page, 'mensajes');
  await page.getByRole('link', { name: /Falta un mes/ }).click();
  await page.getByRole('heading', { name: 'Falta un mes en mi estado de cuenta' }).waitFor();
  await page.getByRole('link', { name: 'Nuevos 2' }).waitFor(); // opening does not change a state
  await page.getByText('la respuesta llegará a buzon@instituto.test').waitFor();
  await page.getByLabel('Tu respuesta').fill('No se pierde. La deuda es de tu empleador.');
  await look(page, 'mensajes-abierto');
  await holdClock(page); // the page asks by itself after some seconds
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();

  await page.getByRole('heading', { name: '¿Hay curso para independientes?' }).waitFor();
  await page.getByRole('link', { name: 'Nuevos 1' }).waitFor();
  await expect.poll(() => menu.getByRole('link', { name: 'Mensajes' }).textContent()).toMatch(/1/);
  await page.clock.resume();
  expect(
    await inMailTo(portal, 'delfin@correo.test', /No se pierde\. La deuda es de tu empleador\./),
  ).not.toBe('');
  expect(await inMailTo(portal, 'delfin@correo.test', /^reply-to: buzon@instituto\.test/im)).not.toBe('');
  await page.getByRole('link', { name: /Falta un mes/ }).click();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText('Enviada', { exact: true }).count();
    })
    .toBe(1);
  await look(page, 'mensajes-respondido');
  await page.goto('/persona?id=999999');
  const folded = menu.locator('a', { hasText: 'Mensajes' }); // no group is open where none has the page
  await expect.poll(() => folded.textContent()).toMatch(/1/); // error pages count, too
});

test('an insult is reported and hidden from the desk; an answer of the institute is read by a visitor', async ({
  portal,
  visit,
}) => {
  const { courseId, token, userId } = await aReader(portal, 'carla.insulta', course);
  const kind = await aReader(portal, 'eva.pregunta', course);
  const comment = (by: { token: string; userId: number }, Comment: string) =>
    fetch(`${portal.url}/api/Course/AddComment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
      body: JSON.stringify({ UserId: by.userId, CourseId: courseId, Comment, Calification: 2 }),
    });
  await comment({ token, userId }, 'Son unos ladrones y unos inútiles.');
  await comment(kind, '¿Sirve para quien trabaja por su cuenta?');

  const member = await visit({ viewport: phone });
  await arriveAs(member.page, 'eva.pregunta', `/leercurso?id=${courseId}&comments=1`, password);
  const insult = member.page.getByRole('listitem').filter({ hasText: 'ladrones' });
  await insult.getByRole('button', { name: /^Denunciar/ }).click();
  await look(member.page, 'leercurso-denunciar');
  await insult.getByRole('button', { name: 'Insulta o amenaza' }).click();
  await insult.getByText('El instituto va a revisar este comentario.').waitFor();

  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/inicio');
  await page.getByRole('link', { name: /comentarios? por revisar/ }).click();
  await page.getByText('Denunciado 1 vez: insulta o amenaza').waitFor();
  await look(page, 'comentarios');
  const rows = page.getByRole('list', { name: 'Comentarios' }).getByRole('listitem');
  await expect.poll(() => rows.first().textContent()).toContain('ladrones'); // reported ones stand first
  await rows
    .first()
    .getByRole('button', { name: /^Ocultar/ })
    .click();
  await page.getByText('ladrones').waitFor({ state: 'detached' });
  await rows
    .filter({ hasText: 'por su cuenta' })
    .getByRole('button', { name: /^Responder/ })
    .click();
  await page.getByLabel('Respuesta').fill('Sí: el segundo módulo trata de los independientes.');
  await look(page, 'comentarios-responder');
  await page.getByRole('button', { name: 'Publicar la respuesta' }).click();
  await page.getByText('Ningún comentario por revisar').waitFor();

  const visitor = await visit();
  await visitor.page.goto(`/leercurso?id=${courseId}&comments=1`);
  await visitor.page.getByText('Respuesta del instituto').waitFor();
  await visitor.page.getByText('Sí: el segundo módulo trata de los independientes.').waitFor();
  expect(await visitor.page.getByText('ladrones').count()).toBe(0);
  expect(await visitor.page.getByRole('button', { name: /^Denunciar/ }).count()).toBe(0);
  await look(visitor.page, 'leercurso-respuesta');
});

test('¿Te sirvió?: yes, no with a sentence, without script, too many; it is read at /opiniones and answered in a subject', async ({
  portal,
  visit,
}) => {
  const article = '/leerarticulo?id=1';
  const doubt = '¿Y si aporté en otro país?';
  const { page: reader } = await visit({ viewport: phone });
  await reader.goto(article);
  const question = reader.getByRole('group', { name: '¿Te sirvió?' });
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await reader.getByText('Gracias por decirlo.').waitFor();
  await reader.getByLabel('¿Qué querías saber?').fill(doubt);
  await look(reader, 'sirvio-frase');
  await reader.getByRole('button', { name: 'Enviar', exact: true }).click();
  await reader.getByText('Gracias. Lo leeremos.').waitFor();
  await reader.reload();
  await question.getByRole('button', { name: 'Sí', exact: true }).click();
  await reader.getByLabel('¿Qué fue lo más útil?').waitFor();

  const { page: plain } = await visit({ viewport: phone, javaScriptEnabled: false });
  await plain.goto(article);
  await plain.getByRole('button', { name: 'No', exact: true }).click();
  await plain.waitForURL('**/sirvio?**');
  await plain.getByLabel('¿Qué querías saber?').fill('No dice a qué hora atienden.');
  await plain.getByRole('button', { name: 'Enviar', exact: true }).click();
  await plain.getByRole('link', { name: 'Volver a la página' }).click();
  await plain.waitForURL(`**${article}`);

  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/inicio');
  await page.getByText(doubt).waitFor();
  await page.goto('/opiniones');
  const row = page.getByRole('list', { name: 'Páginas' }).getByRole('listitem').first();
  await row.getByText('Sí: 1 · No: 2').waitFor();
  await row.getByText('No dice a qué hora atienden.').waitFor();
  await look(page, 'opiniones-con-frases');
  await row
    .getByRole('listitem')
    .filter({ hasText: doubt })
    .getByRole('link', { name: 'Responder en un tema' })
    .click();
  await page.waitForURL('**/editartemas?pregunta=**');

  // one press at /inicio, and who asks next finds the answer by the very words
  await page.goto('/inicio');
  await page
    .getByRole('listitem')
    .filter({ hasText: doubt })
    .getByRole('link', { name: 'Responder' })
    .click();
  const asked = page.getByLabel('Pregunta', { exact: true });
  await expect.poll(() => asked.inputValue()).toBe(doubt);
  await look(page, 'responder-una-duda');
  await page.setViewportSize(phone);
  await look(page, 'responder-una-duda-360');
  await page.setViewportSize(desk);
  await asked.fill('¿Cuentan los aportes que hice afuera?');
  await page.getByLabel('Respuesta').fill('Sí, si hay convenio con ese país: {Países con convenio}.');
  await page.getByLabel('Tema', { exact: true }).selectOption('Trabajé en otro país');
  await page.getByRole('button', { name: 'Guardar la respuesta' }).click();
  await page.getByText('La respuesta se guardó').waitFor();
  await plain.goto(`/buscar?${new URLSearchParams({ search: doubt })}`);
  await plain
    .getByRole('region', { name: 'Respuesta corta' })
    .getByText('Sí, si hay convenio con ese país: País del Este')
    .waitFor();

  // a crowd fills no table: who comes later is told where to write instead
  await inDatabase(
    portal,
    `insert into feedback_words (kind, page_key, is_useful, words, created_at)
     select 'article', '1', false, 'frase ' || n, now() from generate_series(1, 100) n`,
  );
  await question.waitFor({ state: 'detached' });
  await reader.getByLabel('¿Qué fue lo más útil?').fill('Todo.');
  await reader.getByRole('button', { name: 'Enviar', exact: true }).click();
  await reader.getByText('la tuya no se guardó').waitFor();
});
