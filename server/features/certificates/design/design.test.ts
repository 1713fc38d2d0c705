import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aMember, type TestAccount } from '../../../testing/builders.ts';
import { aSitting } from '../../../testing/exam-sitting.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { fourColours, noise } from '../../../testing/files/images.ts';
import { readPdf } from '../../../testing/files/read-pdf.ts';
import { anAdminOf, aTestPortal } from '../../../testing/portal.ts';

const test = aTestPortal();
const { admin } = anAdminOf(test);

const calls = () => test.client.as(admin).certificate;
const texts = {
  Heading: 'Diploma',
  Lead: 'El {instituto} reconoce que',
  Achievement: 'terminó el curso',
};
const textOf = async (reply: unknown) => (await readPdf((reply as { data: Buffer }).data)).pages[0]?.text;
const certificateText = async () => textOf({ data: await certificateFile() });
async function certificateFile(member?: TestAccount): Promise<Buffer> {
  const sitting = await aSitting(test, member === undefined ? {} : { member });
  await sitting.sit();
  const own = { UserId: sitting.member.id, CourseId: sitting.courseId };
  const file: unknown = await test.client.as(sitting.member).question.getCertificate(own);
  return (file as { data: Buffer }).data;
}

describe('the design of certificates', () => {
  it('begins without signatories; a saved one is printed from then on, with its pictures', async () => {
    const { data: first } = await calls().getDesign({});
    expect(first).toMatchObject({ signatories: [], logo: null });
    const file = new File([await fourColours(200, 80).png().toBuffer()], 'firma.png');
    const { path } = (await calls().addPicture({ file })).data;
    const Signatories = [{ name: 'Ana Soliz', post: 'Dirección', picture: path }];
    const given = { ...texts, Seal: path, Signatories };
    expect(await textOf(await calls().previewDesign(given))).toContain(
      'El Instituto de Formación Previsional reconoce que',
    );
    expect((await calls().getDesign({})).data).toEqual(first); // a sample stores nothing
    await calls().saveDesign({ Version: first.version, ...given });
    const text = await certificateText();
    for (const words of [
      'Diploma',
      'El Instituto de Formación Previsional reconoce que',
      'terminó el curso',
      'Ana Soliz',
    ])
      expect(text).toContain(words);
  });

  it('keeps its seal when a save lacks it, and loses it to an empty one', async () => {
    const file = new File([await fourColours(80, 80).png().toBuffer()], 'sello.png');
    const { path } = (await calls().addPicture({ file })).data;
    const save = async (given: { Lead: string; Seal?: string }) => {
      const { version } = (await calls().getDesign({})).data;
      return (await calls().saveDesign({ Version: version, ...texts, Signatories: [], ...given })).data.seal;
    };
    expect(await save({ Lead: 'Reconoce que', Seal: path })).toBe(path);
    expect(await save({ Lead: 'Certifica que' })).toBe(path);
    expect(await save({ Lead: 'Certifica que', Seal: '' })).toBeNull();
  });

  it('follows the colours of the settings, so that what was issued keeps its own', async () => {
    const { settings } = test.client.as(admin);
    const newest = () =>
      test.portal.db
        .selectFrom('certificate_design')
        .select(['version', 'brand_colour', 'sun_colour'])
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
    const before = await newest();
    const { version } = (await settings.get({})).data;
    await settings.update({ Version: version, BrandColour: '#1f4578', SunColour: '#f2c14e' });
    expect(await newest()).toEqual({
      version: before.version + 1,
      brand_colour: '#1f4578',
      sun_colour: '#f2c14e',
    });
    const { data: shown } = await calls().getDesign({});
    await calls().saveDesign({ Version: shown.version, ...texts, Heading: 'Constancia', Signatories: [] });
    expect(await newest()).toMatchObject({ brand_colour: '#1f4578', sun_colour: '#f2c14e' });
    await settings.update({ Version: version + 1, BrandColour: '', SunColour: '' });
    expect(await newest()).toMatchObject({ brand_colour: '#0b5a50', sun_colour: '#e9a820' });
  });

  it('is not saved over another’s, nor with pictures that were never stored', async () => {
    const { version } = (await calls().getDesign({})).data;
    const given = { ...texts, Signatories: [] };
    await calls().saveDesign({ Version: version, ...given });
    await calls().saveDesign({ Version: version, ...given }); // its answer was lost
    const another = { Version: version, ...given, Heading: 'Otro' };
    await expectRefusal(calls().saveDesign(another), 409);
    for (const Seal of ['../secret.key', `${'0'.repeat(64)}.png`]) {
      await expectRefusal(calls().previewDesign({ ...given, Seal }), 400);
      await expectRefusal(calls().saveDesign({ ...another, Seal }), 400);
    }
    const saved = test.portal.db.selectFrom('audit_event').select('actor_id');
    const events = await saved.where('subject', '=', `certificateDesign:${version + 1}`).execute();
    expect(events).toEqual([{ actor_id: admin.id }]);
  });

  it('takes no picture that is none', async () => {
    const file = new File(['%PDF-1.7 de verdad'], 'firma.png');
    await expectRefusal(calls().addPicture({ file }), 415);
  });

  it('weighs at most 120 kB with logo, seal and three signatures, however rich the pictures are', async () => {
    const photograph = async (strength: number) => {
      const grain = { input: await noise(1400, 500, strength), blend: 'soft-light' as const };
      const sheet = fourColours(1400, 500).png().toBuffer();
      return sharp(await sheet)
        .composite([grain])
        .jpeg()
        .toBuffer();
    };
    const paths: string[] = [];
    for (const strength of [30, 40, 50, 60, 70]) {
      const file = new File([await photograph(strength)], 'foto.jpg');
      paths.push((await calls().addPicture({ file })).data.path);
    }
    const [, Seal, ...own] = paths;
    const logo = new File([await photograph(30)], 'logo.jpg');
    const { path: Logo } = (await test.client.as(admin).settings.addPicture({ Kind: 'logo', file: logo }))
      .data;
    await test.client.as(admin).settings.update({ Logo });
    const post = 'Administradora de fondos de pensiones';
    const Signatories = own.map((picture) => ({ name: 'Elena Vargas Soliz', post, picture }));
    const { version: Version } = (await calls().getDesign({})).data;
    await calls().saveDesign({ Version, ...texts, Seal, Signatories });
    const names = {
      firstName: 'Maximiliano Bartolomé de las Mercedes',
      lastName: 'Fernández-Villavicencio y Gutiérrez',
    };
    const file = await certificateFile(await aMember(test.portal, names));
    expect((await readPdf(file)).tags.match(/Firma de/g)).toHaveLength(3);
    expect(file.length).toBeLessThanOrEqual(120_000);
  });
});
