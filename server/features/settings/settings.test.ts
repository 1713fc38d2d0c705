import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../contract/endpoint.ts';
import { contract } from '../../../contract/index.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { fourColours } from '../../testing/files/images.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { openMailServer } from '../../testing/mail-server.ts';
import { anAdminOf, aTestPortal, openTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
const { admin } = anAdminOf(test);

const own = () => test.client.as(admin).settings;
const publicOf = async (from = test) => (await from.client.visitor.settings.getPublic({})).data;
const versionNow = async () => (await own().get({})).data.version;

describe('the settings', () => {
  it('are as the portal comes until somebody writes them, and each node has them at once', async () => {
    const other = await openForTest(test.another());
    expect(await publicOf(other)).toMatchObject({
      name: 'Aula Previsional',
      institute: 'Instituto de Formación Previsional',
      contactEmail: '', // only an example is set
      brandColour: '#0b5a50',
      timeZone: 'America/La_Paz',
    });
    await own().update({
      Name: ' Aula  del Sur ',
      Institute: 'Centro del Sur',
      ContactEmail: 'hola@sur.bo',
      Phone: '800 10',
    });
    expect(await publicOf()).toMatchObject({
      name: 'Aula del Sur',
      contactEmail: 'hola@sur.bo',
      phone: '800 10',
    });
    expect(test.portal.settings.contact).toBe('hola@sur.bo');
    await expect.poll(async () => (await publicOf(other)).name).toBe('Aula del Sur');
    const { data } = await own().get({});
    expect(data).toMatchObject({
      written: { name: 'Aula del Sur', slogan: '' },
      savedBy: expect.any(String),
    });
    expect(data.given.footerText).toBe(
      'Un espacio del Centro del Sur para entender tu pensión, paso a paso.',
    );
  });

  it('a restarted portal knows them, and an emptied one is again as the portal has it', async () => {
    await own().update({ Slogan: 'cada paso cuenta' });
    const restarted = await openForTest(test.another());
    expect((await publicOf(restarted)).slogan).toBe('cada paso cuenta');
    await own().update({ Slogan: '  ' });
    expect((await publicOf()).slogan).toBe('aprende cómo se construye tu pensión');
  });

  it('a save over another’s is refused; one whose answer was lost is not, and makes no version', async () => {
    const version = await versionNow();
    const saved = await own().update({ Hours: 'Lunes a viernes', Version: version });
    expect(saved.data.version).toBe(version + 1);
    expect((await own().update({ Hours: 'Lunes a viernes', Version: version })).data).toEqual(saved.data);
    await expectRefusal(own().update({ Hours: 'Sábados', Version: version }), 409);
    expect((await publicOf()).hours).toBe('Lunes a viernes');
  });

  it('two who save at once make two versions, and neither is lost', async () => {
    const before = await versionNow();
    await Promise.all([own().update({ Phone: '71' }), own().update({ Address: 'Calle 1' })]);
    expect(await publicOf()).toMatchObject({ phone: '71', address: 'Calle 1' });
    expect(await versionNow()).toBe(before + 2);
  });

  it('every version is kept with what it changed, and can be restored', async () => {
    const version = (await own().update({ HeroTitle: 'Tu futuro empieza hoy' })).data.version;
    await own().update({ HeroTitle: 'Otro título', BrandColour: '#1f4578' });
    const { data } = await own().getRevisions({});
    expect(data[0]).toMatchObject({ version: version + 1, changed: ['heroTitle', 'brandColour'] });
    expect(data[1]).toMatchObject({
      version,
      changed: ['heroTitle'],
      written: { heroTitle: 'Tu futuro empieza hoy' },
    });
    await expectRefusal(own().restoreRevision({ Revision: version, Version: version }), 409);
    await own().restoreRevision({ Revision: version });
    expect(await publicOf()).toMatchObject({ heroTitle: 'Tu futuro empieza hoy', brandColour: '#0b5a50' });
    await expectRefusal(own().restoreRevision({ Revision: 9999 }), 404);
  });

  it('refuses what is too long or no address, each field with its sentence', async () => {
    await expectRefusal(
      own().update({
        Name: 'a'.repeat(41),
        ContactEmail: 'hola',
        SenderName: 'Aula <otra@b.bo>',
        BrandColour: 'verde',
      }),
      400,
      {
        Name: 'Usa como máximo 40 caracteres.',
        BrandColour: true,
        ContactEmail: 'Escribe un correo válido, por ejemplo nombre@correo.com.',
        SenderName: true,
      },
    );
  });

  it.each(['informacion@instituto.example', 'hola@example.com', 'admin@localhost.example'])(
    'refuses an address that belongs to nobody: %s',
    async (ContactEmail) => {
      await expectRefusal(own().update({ ContactEmail }), 400, {
        ContactEmail: expect.stringContaining('es de un ejemplo'),
      });
    },
  );

  it('refuses colours that are read badly with the contrast and the nearest good one, which it takes', async () => {
    const refused = await own()
      .update({ BrandColour: '#7fb5a3' })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'BrandColour' }] } });
    const { message } = (refused as { body: { message: string } }).body;
    expect(message).toMatch(/contraste de 2,\d a 1 y hace falta 4,5 a 1/);
    const BrandColour = /#[\da-f]{6}\.$/.exec(message)?.[0].slice(0, 7) ?? '';
    await own().update({ BrandColour });
    expect((await publicOf()).brandColour).toBe(BrandColour);
    await expectRefusal(own().update({ SunColour: '#04251f' }), 400, { SunColour: true });
    await own().update({ BrandColour: '', SunColour: '' });
  });

  it('another colour of the house drops the drawings that the browser of its administrator keeps', async () => {
    const browser = aBrowser(test);
    const save = async (input: InputOf<typeof contract.settings.update>) => {
      await browser.call(contract.settings.update, input, await tokenOf(test.portal, admin));
      return browser.headers['clear-site-data'];
    };
    expect(await save({ BrandColour: '#6c2340' })).toBe('"cache"');
    expect(await save({ Phone: '72' })).toBeUndefined();
    expect(await save({ BrandColour: '' })).toBe('"cache"');
  });

  it('belong to administrators; everybody reads what pages show', async () => {
    const member = test.client.as(await aMember(test.portal)).settings;
    for (const call of [
      () => member.get({}),
      () => member.update({ Name: 'Mía' }),
      () => member.sendTestMail({ To: 'yo@correo.test' }),
    ])
      await expectRefusal(call(), 403);
    await expectRefusal(test.client.visitor.settings.update({ Name: 'Mía' }), 401);
    expect(JSON.stringify(await publicOf())).not.toMatch(/senderName|ownEmail|server/);
  });
});

describe('pictures of the portal', () => {
  const file = async (width: number, height: number) =>
    new File([await fourColours(width, height).png().toBuffer()], 'imagen.png');

  const narrow = async () =>
    new File(
      [
        await sharp(await (await file(300, 300)).bytes())
          .resize(1, 300, { fit: 'fill' })
          .png()
          .toBuffer(),
      ],
      'fino.png',
    );

  it('are stored as PNG and named by a save', async () => {
    const added = (await own().addPicture({ Kind: 'logo', file: await file(300, 120) })).data;
    expect(added).toMatchObject({
      path: expect.stringMatching(/^[\da-f]{64}\.png$/),
      width: 300,
      height: 120,
    });
    await own().update({ Logo: added.path });
    expect((await publicOf()).logo).toBe(added.path);
    await expectRefusal(
      own().update({ Icon: `${'0'.repeat(64)}.png` }),
      400,
      expect.stringContaining('Súbela otra vez'),
    );
  });

  it.each([
    [
      'an SVG',
      new File(['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'),
      415,
      'SVG',
    ],
    ['a PDF', new File(['%PDF-1.7 de verdad'], 'logo.png'), 415, 'no es de un tipo'],
  ])('%s is refused with a sentence', async (_, given, status, words) => {
    await expectRefusal(
      own().addPicture({ Kind: 'logo', file: given }),
      status,
      expect.stringContaining(words),
    );
  });

  it('one pixel wide is refused with what is needed', async () => {
    await expectRefusal(
      own().addPicture({ Kind: 'logo', file: await narrow() }),
      400,
      expect.stringContaining('mide 1 × 300 píxeles'),
    );
    await expect(
      own().addPicture({ Kind: 'sharePicture', file: await file(300, 300) }),
    ).rejects.toMatchObject({
      body: { message: expect.stringContaining('600 × 315') },
    });
  });
});

describe('what the environment says', () => {
  it('stands in for what nobody wrote, and yields to what somebody writes', async () => {
    const named = await openForTest(
      openTestPortal({
        CONTACT_EMAIL: 'buzon@instituto.bo',
        MAIL_FROM: 'Centro <no@instituto.bo>',
      }),
    );
    expect(await publicOf(named)).toMatchObject({ contactEmail: 'buzon@instituto.bo' });
    const api = named.client.as(await anAdmin(named.portal)).settings;
    expect((await api.get({})).data).toMatchObject({
      given: { contactEmail: 'buzon@instituto.bo', senderName: 'Centro' },
      mail: { server: null, sender: 'no@instituto.bo' },
    });
    await api.update({ ContactEmail: 'nuevo@instituto.bo' });
    expect(named.portal.settings.contact).toBe('nuevo@instituto.bo');
    await api.update({ ContactEmail: '' });
    expect(named.portal.settings.contact).toBe('buzon@instituto.bo');
  });
});

describe('the mail to try', () => {
  it('goes out at once under the sender’s name, and says truly what the server said', async () => {
    const server = await openMailServer();
    const mailing = await openForTest(
      openTestPortal({ SMTP_URL: server.url, MAIL_FROM: 'no-responder@sur.bo' }),
    );
    const account = await anAdmin(mailing.portal);
    const api = mailing.client.as(account).settings;
    await api.update({ Name: 'Aula del Sur', ContactEmail: 'hola@sur.bo' });
    const sent = await api.sendTestMail({ To: 'rosa@correo.bo' });
    expect(sent.data).toEqual({ to: 'rosa@correo.bo', isSent: true, reason: null });
    expect(server.received.map(({ to }) => to)).toEqual([['rosa@correo.bo']]);
    const [letter] = server.received;
    expect(letter?.raw).toContain('From: Aula del Sur <no-responder@sur.bo>');
    expect(letter?.raw).toContain('Reply-To: hola@sur.bo');
    expect(letter?.raw).toContain('Content-Type: text/html; charset=utf-8');
    await server.close();
    const failed = await api.sendTestMail({ To: 'rosa@correo.bo' });
    expect(failed).toMatchObject({
      descriptionCode: 'warning',
      data: { isSent: false, reason: expect.stringContaining('ECONNREFUSED') },
    });
  });

  it('without a mail server says so, and without a real address asks for one', async () => {
    expect((await own().sendTestMail({ To: 'rosa@correo.bo' })).message).toContain(
      'no tiene servidor de correo',
    );
    const account = await anAdmin(test.portal);
    const { db } = test.portal;
    await db.updateTable('account').set({ email: 'admin@localhost' }).where('id', '=', account.id).execute();
    await expectRefusal(test.client.as(account).settings.sendTestMail({}), 400);
  });
});

it('a mail that failed and has expired waits no more', async () => {
  const { db, clock } = test.portal;
  const api = test.client.as(await anAdmin(test.portal)).settings;
  const failedNow = async () => (await api.get({})).data.mail.failed;
  const before = await failedNow();
  await sql`insert into mail (kind, recipient, subject, body, has_secret, created_at, expires_at, last_error)
    values ('notice', 'a@correo.test', 'Hola', '\\x00', false, ${clock.now()}, ${new Date(clock.now().getTime() + 1000)}, '550')`.execute(
    db,
  );
  expect(await failedNow()).toBe(before + 1);
  test.clock.advance(2);
  expect(await failedNow()).toBe(before);
});
