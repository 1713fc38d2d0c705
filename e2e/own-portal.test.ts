import sharp from 'sharp';
import { expect } from 'vitest';
import { fourColours } from '../server/testing/files/images.ts';
import { readPdf } from '../server/testing/files/read-pdf.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { inMailTo } from './fixtures/mail.ts';
import { callAsAdmin } from './steps/calls.ts';
import { fillRegistration, signInAsAdmin } from './steps/people.ts';
import { aStudent } from './steps/student.ts';

const name = 'Aula del Sur';
const institute = 'Centro Boliviano de Formación';

test('from an empty portal to the institute’s name on page, mail, certificate, phone and shared link', async ({
  ownPortal,
  visitTo,
  fileOf,
}) => {
  const portal = await ownPortal({
    dataDir: await temporaryFolder('portal-e2e-'),
    env: { DEMO: '0', CONTACT_EMAIL: '' },
  });
  const admin = await visitTo(portal);
  const { page } = admin;
  await signInAsAdmin(page, '/inicio');
  await page.getByText('Ponle nombre a tu portal').waitFor();
  await page.getByText('Falta el correo de contacto').waitFor();
  await page.getByText('Tu cuenta no tiene un correo verdadero').waitFor();
  await look(page, 'portal-sin-nombre');

  // no page shows an address that nobody has
  const visitor = await visitTo(portal);
  await visitor.page.goto('/contact');
  await visitor.page.getByRole('heading', { name: 'Enviar un mensaje' }).waitFor();
  expect(await visitor.page.content()).not.toMatch(/instituto\.example|mailto:/);

  await page.getByRole('link', { name: 'Ir a Ajustes' }).click();
  await page.getByRole('heading', { name: 'Ajustes', level: 1 }).waitFor();
  const choose = async (label: string, path: string) =>
    page.getByLabel(label, { exact: true }).setInputFiles(path);
  const png = (width: number, height: number) => fourColours(width, height).png().toBuffer();
  await choose('Logo', await fileOf('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await page.getByText('Un SVG puede traer programas dentro').waitFor();
  const narrow = await sharp(await png(300, 300))
    .resize(1, 300, { fit: 'fill' })
    .png()
    .toBuffer();
  await choose('Logo', await fileOf('fino.png', narrow));
  await page.getByText('Esa imagen mide 1 × 300 píxeles').waitFor();
  await choose('Logo', await fileOf('logo.png', await png(240, 160)));
  await page.getByRole('button', { name: /^Quitar ?: Logo$/ }).waitFor();
  await choose('Imagen al compartir', await fileOf('compartir.png', await png(1200, 630)));
  await page.getByRole('button', { name: /^Quitar ?: Imagen al compartir$/ }).waitFor();

  await page.getByLabel('Nombre del portal').fill(name);
  await page.getByLabel('Institución que lo ofrece').fill(institute);
  await page.getByLabel('Color de la casa', { exact: true }).fill('#5b9bd5');
  await page.getByText('Se lee mal.').waitFor();
  await page.getByRole('button', { name: /^Usar #/ }).click();
  await page.getByText('Se lee mal.').waitFor({ state: 'hidden' });
  await page.getByLabel('Correo de contacto').fill('hola@sur.bo');
  await page.getByLabel('Teléfono').fill('800 10 2040');
  await page.getByLabel('Título grande').fill('Tu futuro empieza aquí');
  const preview = page.getByRole('complementary', { name: 'Así se verá' });
  await preview.getByText('Tu futuro empieza aquí').waitFor();
  await page.getByText(/cambios sin guardar: el nombre/).waitFor();
  await look(page, 'ajustes-sin-guardar');
  await page.getByRole('button', { name: 'Guardar ajustes' }).click();
  await page.getByText('Guardado. El portal ya lo muestra.').waitFor();
  await page.getByRole('navigation', { name: 'Administración' }).getByText(name).waitFor();

  await page.getByLabel('Correo de prueba para').fill('rosa@correo.test');
  await page.getByRole('button', { name: 'Enviar un correo de prueba' }).click();
  await page.getByText('El servidor de correo aceptó la prueba').waitFor();
  await inMailTo(portal, 'rosa@correo.test', /Prueba de correo|sale bien/);

  // every page
  await visitor.page.goto('/');
  await visitor.page.getByRole('heading', { name: 'Tu futuro empieza aquí' }).waitFor();
  expect(await visitor.page.title()).toMatch(/^Aula del Sur: /);
  await visitor.page.getByRole('contentinfo').getByText(institute, { exact: false }).first().waitFor();
  await visitor.page.getByRole('contentinfo').getByText('800 10 2040').waitFor();
  expect(await visitor.page.content()).not.toContain('Aula Previsional');
  expect((await (await fetch(portal.url)).arrayBuffer()).byteLength).toBeLessThan(80_000);
  await look(visitor.page, 'home-del-instituto');
  const shared = await visitor.page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await fetch((shared ?? '').replace(/^https?:\/\/[^/]+/, portal.url));
  expect(picture.headers.get('content-type')).toBe('image/png');
  const manifest = (await (await fetch(`${portal.url}/manifest.webmanifest`)).json()) as object;
  expect(manifest).toMatchObject({ name, short_name: name, lang: 'es' });
  const icon = await fetch(`${portal.url}/icon-192.png`);
  expect((await sharp(await icon.arrayBuffer()).metadata()).width).toBe(192);

  // mails
  await visitor.page.goto('/register');
  await fillRegistration(visitor.page, { username: 'ana.sur', email: 'ana@correo.test' });
  await visitor.page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await inMailTo(portal, 'ana@correo.test', /Tu cuenta en Aula del Sur est[\s\S]+El equipo de Aula del Sur/);
  expect(portal.mails.at(-1)).toContain('From: Aula del Sur <');

  // certificates: an institute that holds them sends none before somebody signs, or it decides otherwise
  const { version, heading, lead, achievement } = await callAsAdmin<Record<string, unknown>>(
    portal,
    'GET',
    'Certificate/GetDesign',
  );
  await callAsAdmin(portal, 'POST', 'Certificate/SaveDesign', {
    Version: version,
    Heading: heading,
    Lead: lead,
    Achievement: achievement,
    Signatories: [],
    HoldUnsigned: true,
  });
  const student = await aStudent(portal, 'Aportes', 'luis.sur');
  expect(await student.sit(5)).toMatchObject({ certificateCode: null, certificateWaits: 'signature' });
  const own = `UserId=${student.userId}&CourseId=${student.courseId}`;
  const fetched = () =>
    fetch(`${portal.url}/api/Question/getCertificate?${own}`, {
      headers: { authorization: `Bearer ${student.token}` },
    });
  await admin.page.goto('/inicio');
  await admin.page.getByRole('link', { name: '1 certificado ganado espera: nadie firma todavía' }).waitFor();
  await admin.page.getByRole('button', { name: 'Emitir sin firma' }).click();
  await look(admin.page, 'inicio-emitir-sin-firma');
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Emitir sin firma' }).click();
  await expect.poll(async () => (await fetched()).status).toBe(200);
  const file = await fetched();
  const text = (await readPdf(Buffer.from(await file.arrayBuffer()))).pages[0]?.text ?? '';
  expect(text).toContain(`El ${institute} certifica que`);
  await admin.page.goto('/disenocertificado');
  await admin.page.getByText(institute).first().waitFor();

  // versions lead back
  await page.goto('/ajustes');
  await page.getByRole('button', { name: 'Versiones' }).click();
  await page.getByText(/Versión 1/).waitFor();
  await look(page, 'ajustes-versiones');
});

test('leaving with changes asks, and two who save at once meet in one window', async ({ portal, visit }) => {
  const one = await visit();
  const two = await visit();
  for (const { page } of [one, two]) {
    await signInAsAdmin(page, '/ajustes');
    await page.getByRole('heading', { name: 'Ajustes', level: 1 }).waitFor();
  }
  await one.page.getByLabel('Lema').fill('cada paso cuenta');
  await two.page.getByLabel('Teléfono').fill('71 234');
  await two.page.getByRole('button', { name: 'Descartar' }).click();
  await two.page
    .getByRole('alertdialog')
    .or(two.page.getByRole('dialog'))
    .getByText('¿Salir sin guardar?')
    .waitFor();
  await two.page.getByRole('button', { name: 'Seguir editando' }).click();
  await one.page.getByRole('button', { name: 'Guardar ajustes' }).click();
  await one.page.getByText('Guardado. El portal ya lo muestra.').waitFor();
  await two.page.getByRole('button', { name: 'Guardar ajustes' }).click();
  await two.page.getByText('Alguien guardó antes que tú').waitFor();
  await two.page.getByRole('button', { name: 'Guardar el mío encima' }).click();
  await two.page.getByText('Guardado. El portal ya lo muestra.').waitFor();
  await expect.poll(() => two.page.getByLabel('Lema').inputValue()).toBe('cada paso cuenta');
  expect(portal.url).toMatch(/^http/);
});
