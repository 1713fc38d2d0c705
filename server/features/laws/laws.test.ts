import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../testing/client.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aCompoundFile, aDocx, aPdf } from '../../testing/files/documents.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const law = () => portal.client.as(admin).leyReglamento;
const file = (content: Uint8Array | string, name = 'cualquier nombre.pdf') =>
  new File([Buffer.from(content)], name, { type: 'application/x-lo-que-sea' });
const stored = async (id: number) =>
  (await portal.client.visitor.leyReglamento.get({})).data.find((row) => row.id === id);
const allBut = async (id: number) =>
  (await portal.client.visitor.leyReglamento.get({})).data.filter((row) => row.id !== id);
const filesOf = (folder: string) =>
  readdir(join(portal.portal.config.dataDir, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
const download = (fileId: number, headers: Record<string, string> = {}) =>
  portal.app.inject({ url: `/api/LeyReglamento/DownloadLeyReglamento?fileId=${fileId}`, headers });

describe('LeyReglamento/Add', () => {
  test('stores each kind under a generated name; the content decides the kind, not the name', async () => {
    const before = await readContentVersion(portal.portal.db);
    const kinds = { pdf: aPdf(), doc: aCompoundFile('WordDocument'), docx: aDocx(), xml: '<ley>Año</ley>' };
    for (const [type, content] of Object.entries(kinds)) {
      const { data } = await law().add({ Title: `Ley ${type}`, file: file(content, '../../x.exe') });
      const row = await stored(data.id);
      expect(row).toMatchObject({ title: `Ley ${type}`, type, sizeBytes: Buffer.from(content).length });
      expect(row?.path).toMatch(new RegExp(`^[\\da-f-]{36}\\.${type}$`));
      expect((await download(data.id)).rawPayload).toEqual(Buffer.from(content));
    }
    const titles = (await portal.client.visitor.leyReglamento.get({})).data.map(({ title }) => title);
    expect(titles).toEqual(['Ley xml', 'Ley docx', 'Ley doc', 'Ley pdf']);
    expect(await readContentVersion(portal.portal.db)).toBe(before + 4);
    expect(await filesOf('uploads')).toEqual([]);
  });

  test('is found by its title and its description, whose lines stay', async () => {
    const Description = 'Sobre el retiro anticipado.\r\nVigente.';
    const { data } = await law().add({ Title: 'Reglamento 12', Description, file: file(aPdf()) });
    expect((await stored(data.id))?.description).toBe('Sobre el retiro anticipado.\nVigente.');
    const found = await portal.client.visitor.leyReglamento.get({ Search: 'RETIROS ANTICIPADOS' });
    expect(found.data.map(({ id }) => id)).toEqual([data.id]);
    const { findObject } = await portal.client.visitor.homeSlider.find({ value: 'reglamento 12' });
    expect(findObject).toContainEqual({ type: 'Ley', id: data.id, title: 'Reglamento 12' });
  });

  test('refuses other kinds, names the accepted ones, and leaves nothing', async () => {
    const before = await filesOf('files/leyes');
    for (const content of ['<!DOCTYPE html><html></html>', 'MZ program', Buffer.from([0xff, 0xd8, 0xff])]) {
      await expectRefusal(law().add({ Title: 'Mala', file: file(content, 'ley.pdf') }), 415, {
        file: expect.stringContaining('PDF, DOC, DOCX o XML'),
      });
    }
    expect(await filesOf('files/leyes')).toEqual(before);
    expect(await filesOf('uploads')).toEqual([]);
  });

  test('refuses more than 20 MB, and what is missing in the words of the specification', async () => {
    const long = Buffer.concat([aPdf(), Buffer.alloc(20 * 1024 ** 2)]);
    const message = 'El archivo es demasiado grande. Puede pesar hasta 20 MB.';
    await expect(law().add({ Title: 'Larga', file: file(long) })).rejects.toMatchObject({
      status: 413,
      body: { message, errors: [{ field: 'file', message }] },
    });
    const empty = { Title: '', file: file('') };
    await expect(law().add(empty)).rejects.toMatchObject({
      status: 400,
      body: {
        message: 'Por favor complete correctamente todos los campos',
        errors: expect.arrayContaining([
          { field: 'Title', message: 'El campo Título es obligatorio.' },
          { field: 'file', message: 'El campo Archivo es obligatorio.' },
        ]),
      },
    });
    expect(await filesOf('uploads')).toEqual([]);
  });
});

describe('LeyReglamento/Update', () => {
  test('changes the given fields; the file stays where none is sent', async () => {
    await law().add({ Title: 'Otra ley', file: file(aPdf()) });
    const { data } = await law().add({ Title: 'Antes', Description: 'Texto', file: file(aPdf()) });
    const before = await stored(data.id);
    const others = await allBut(data.id);
    await law().update({ Id: data.id, Title: 'Después' });
    expect(await stored(data.id)).toEqual({ ...before, title: 'Después', version: 2 });
    await law().update({ Id: data.id, Description: '', file: file(aDocx()) });
    expect(await stored(data.id)).toMatchObject({ title: 'Después', description: '', type: 'docx' });
    expect(await allBut(data.id)).toEqual(others);
    expect(await portal.portal.files.has(`leyes/${before?.path}`)).toBe(true); // left to the clean-up job
  });

  test('comes as JSON where no file is sent, as a page does', async () => {
    const { data } = await law().add({ Title: 'Antes', file: file(aPdf()) });
    const put = async (payload: object) =>
      portal.app.inject({
        method: 'PUT',
        url: '/api/LeyReglamento/Update',
        headers: { authorization: `Bearer ${await tokenOf(portal.portal, admin)}` },
        payload,
      });
    expect((await put({ Id: data.id, Title: 'Por JSON' })).statusCode).toBe(200);
    expect((await put({ Id: data.id, file: { path: '/etc/passwd', sizeBytes: 1 } })).statusCode).toBe(400);
    expect(await stored(data.id)).toMatchObject({ title: 'Por JSON', type: 'pdf' });
  });

  test('refuses another kind of file and what is not there', async () => {
    const { data } = await law().add({ Title: 'Queda', file: file(aPdf()) });
    const before = await stored(data.id);
    await expectRefusal(law().update({ Id: data.id, Title: 'X', file: file('MZ', 'a.pdf') }), 415, {
      file: true,
    });
    expect(await stored(data.id)).toEqual(before);
    const kept = await filesOf('files/leyes');
    await expectRefusal(law().update({ Id: 999_999, file: file(aPdf()) }), 404);
    expect(await filesOf('files/leyes')).toEqual(kept);
  });

  test('by two at once: the row names a file that is whole', async () => {
    const { data } = await law().add({ Title: 'Dos', file: file(aPdf('cero')) });
    const texts = ['uno', 'dos'];
    await Promise.all(
      texts.map((text) => law().update({ Id: data.id, Title: text, file: file(aPdf(text)) })),
    );
    const row = await stored(data.id);
    expect((await download(data.id)).rawPayload).toEqual(aPdf(row?.title));
  });
});

describe('LeyReglamento/DeleteLeyReglamento', () => {
  test('puts it into the Papelera: out of list, search and download; its file comes back with it', async () => {
    const { data } = await law().add({ Title: 'Pasajera', file: file(aPdf()) });
    await law().deleteLeyReglamento({ id: data.id });
    expect(await stored(data.id)).toBeUndefined();
    expect((await download(data.id)).statusCode).toBe(404);
    expect((await portal.client.visitor.homeSlider.find({ value: 'pasajera' })).findObject).toEqual([]);
    await expectRefusal(law().deleteLeyReglamento({ id: data.id }), 404);
    await portal.client.as(admin).papelera.restore({ Type: 'Ley', Id: data.id });
    expect((await download(data.id)).rawPayload).toEqual(aPdf());
  });
});

describe('LeyReglamento/DownloadLeyReglamento', () => {
  test('is an attachment under the law’s title that no browser guesses about', async () => {
    const { data } = await law().add({ Title: 'Ley «N.º 5» / año', file: file(aPdf()) });
    const { headers, statusCode } = await download(data.id);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(aPdf().length),
    });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Ley N. 5 - ano.pdf"; filename*=UTF-8''${encodeURIComponent('Ley «N.º 5» - año.pdf')}`,
    );
  });

  test('has a name that is no other folder, no hidden file, no other kind and no header', async () => {
    const names = {
      '../../etc/passwd': ['archivo..-..-etc-passwd.pdf', '..-..-etc-passwd.pdf'],
      'a\r\nSet-Cookie: x=1': ['a Set-Cookie: x=1.pdf', 'a%20Set-Cookie%3A%20x%3D1.pdf'],
      '"; filename="b.exe': ['; filename=b.exe.pdf', '%22%3B%20filename%3D%22b.exe.pdf'],
      '\u202egnp.ley': ['gnp.ley.pdf', 'gnp.ley.pdf'],
      "'ley' (1)*": ["'ley' (1)*.pdf", '%27ley%27%20%281%29%2A.pdf'],
      'ñ…º': ['n.pdf', '%C3%B1%E2%80%A6%C2%BA.pdf'],
      '《》': ['archivo.pdf', '%E3%80%8A%E3%80%8B.pdf'],
    };
    for (const [title, [plain, exact]] of Object.entries(names)) {
      const { data } = await law().add({ Title: title, file: file(aPdf()) });
      const { headers } = await download(data.id);
      expect(headers['content-disposition']).toBe(
        `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
      );
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('goes on where it stopped, but only in the same file', async () => {
    const { data } = await law().add({ Title: 'Por partes', file: file(aPdf('partes')) });
    const whole = aPdf('partes');
    const etag = String((await download(data.id)).headers.etag);
    const rest = await download(data.id, { range: 'bytes=10-', 'if-range': etag });
    expect([rest.statusCode, rest.rawPayload]).toEqual([206, whole.subarray(10)]);
    expect(rest.headers).toMatchObject({
      'content-range': `bytes 10-${whole.length - 1}/${whole.length}`,
      'content-length': String(whole.length - 10),
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
    });
    const tail = await download(data.id, { range: 'bytes=-4' });
    expect([tail.statusCode, tail.rawPayload]).toEqual([206, whole.subarray(-4)]);
    const beyond = await download(data.id, { range: `bytes=${whole.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    await law().update({ Id: data.id, file: file(aDocx()) });
    const other = await download(data.id, { range: 'bytes=10-', 'if-range': etag });
    expect([other.statusCode, other.rawPayload]).toEqual([200, aDocx()]);
  });

  test('of an unknown law, or one whose file is lost, is 404 with a sentence', async () => {
    expect((await download(999_999)).statusCode).toBe(404);
    const { data } = await law().add({ Title: 'Perdida', file: file(aPdf()) });
    await portal.portal.files.remove(`leyes/${(await stored(data.id))?.path}`);
    const response = await download(data.id);
    expect([response.statusCode, response.json().descriptionCode]).toEqual([404, 'error']);
  });
});
