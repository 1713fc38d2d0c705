import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { tokenOf } from '../../testing/client.ts';
import { fileOf, fourColours } from '../../testing/files/images.ts';
import { link, paragraph, picture, run, table, wordDocument } from '../../testing/files/word-document.ts';
import { zipOf } from '../../testing/files/zip.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { cpuMillisecondsOf } from '../../testing/thread-cpu.ts';

const opened = aTestPortal();
const { admin, api: client } = anAdminOf(opened);
let photo: Buffer;

beforeAll(async () => {
  photo = await fourColours(400, 300)
    .withExif({ IFD0: { Artist: 'Ana' } })
    .jpeg()
    .toBuffer();
});
beforeEach(() => opened.portal.db.deleteFrom('media').execute());

const importing = async (bytes: Uint8Array, name = 'texto.docx') =>
  (await client.article.importDocx({ file: fileOf(bytes, name) })).data;
const plain = (text: string, style?: string) => paragraph(run(text), style === undefined ? {} : { style });

describe('a Word text that is imported', () => {
  test('keeps the text of simple fields, and figures that are raised', async () => {
    const field = (instruction: string, words: string) =>
      `<w:fldSimple w:instr="${instruction}">${run(words)}</w:fldSimple>`;
    const made = await importing(
      wordDocument(
        paragraph(`${run('Como dice la cláusula ')}${field(' REF a &gt; b ', '5.1')}${run(', se aporta')}`) +
          paragraph(`${run('Son 10')}${run('6', '<w:vertAlign w:val="superscript"/>')}`),
      ),
    );
    expect(made.html).toBe('<p>Como dice la cláusula 5.1, se aporta</p><p>Son 10⁶</p>');
  });

  test('keeps headings, lists, tables, quotes, bold, italic and links', async () => {
    const body = [
      plain('La jubilación paso a paso', 'Ttulo'),
      plain('Antes de empezar', 'Ttulo1'),
      paragraph(`${run('Lee ')}${run('todo', '<w:b/>')}${run(' y ')}${run('despacio', '<w:i/>')}${run('.')}`),
      plain('Los papeles', 'Ttulo2'),
      paragraph(run('Carnet'), { list: 1, style: 'Prrafodelista' }),
      paragraph(run('Recibos'), { list: 1 }),
      paragraph(run('Primero'), { list: 2 }),
      paragraph(run('Segundo'), { list: 2 }),
      plain('Más adentro', 'Ttulo3'),
      plain('Sangrado.', 'Prrafodelista'),
      plain('Quien ahorra duerme.', 'Cita'),
      table([
        ['Edad', 'Monto'],
        ['60', '100'],
      ]),
      paragraph(`${run('Ver ')}${link(0, 'la ley')}`),
    ].join('');
    const made = await importing(wordDocument(body, { links: ['https://ejemplo.test/ley?a=1&amp;b=2'] }));
    expect(made.title).toBe('La jubilación paso a paso');
    expect(made.html).toBe(
      [
        '<h2>Antes de empezar</h2>',
        '<p>Lee <strong>todo</strong> y <em>despacio</em>.</p>',
        '<h3>Los papeles</h3>',
        '<ul><li>Carnet</li><li>Recibos</li></ul>',
        '<ol><li>Primero</li><li>Segundo</li></ol>',
        '<h4>Más adentro</h4>',
        '<p>Sangrado.</p>',
        '<blockquote><p>Quien ahorra duerme.</p></blockquote>',
        '<table><tr><td><p>Edad</p></td><td><p>Monto</p></td></tr>',
        '<tr><td><p>60</p></td><td><p>100</p></td></tr></table>',
        '<p>Ver <a href="https://ejemplo.test/ley?a=1&amp;b=2">la ley</a></p>',
      ].join(''),
    );
    expect(made.notes).toEqual([]);
    expect(sanitizeHtml(made.html)).toBe(made.html);
  });

  test('has its pictures stored, without metadata, in the picker and between its paragraphs', async () => {
    const body = [
      paragraph(`${run('Antes.')}${picture(0, 'Una familia &amp; su casa')}`),
      plain('La familia Quispe', 'Descripcin'),
      paragraph(`${run('Paso: ')}${picture(0, 'Otra vez')}`, { list: 1 }),
      plain('Después.'),
    ].join('');
    const made = await importing(wordDocument(body, { pictures: [{ name: 'a.jpeg', bytes: photo }] }));
    const { data } = await client.media.get({});
    expect(data).toHaveLength(1);
    const [shown] = data;
    expect(shown).toMatchObject({ alt: 'Una familia & su casa', width: 400, height: 300 });
    const img = (alt: string) =>
      `<img src="/articlefile/${shown?.path}" alt="${alt}" width="400" height="300">`;
    expect(made.html).toBe(
      `<p>Antes.</p><figure>${img('Una familia &amp; su casa')}<figcaption>La familia Quispe</figcaption></figure>` +
        `<ul><li>Paso: ${img('Otra vez')}</li></ul><p>Después.</p>`,
    );
    expect(made.notes).toEqual([]);
    const stored = Buffer.from(await opened.portal.files.read(`articlefile/${shown?.path}`));
    expect(stored.toString('latin1')).not.toContain('Ana');
  });

  test('has a picture shown in the picker again that was taken out of it', async () => {
    const text = wordDocument(paragraph(picture(0, 'Foto')), {
      pictures: [{ name: 'a.jpeg', bytes: photo }],
    });
    await importing(text);
    for (const { id } of (await client.media.get({})).data) await client.media.delete({ id });
    await importing(text);
    expect((await client.media.get({})).data).toHaveLength(1);
  });

  test('takes its title from the first heading, else from the name of the file', async () => {
    const headed = await importing(
      wordDocument(plain('Uno', 'Ttulo1') + plain('Dos', 'Ttulo1') + plain('x')),
    );
    expect(headed).toMatchObject({ title: 'Uno', html: '<h2>Dos</h2><p>x</p>' });
    const alone = await importing(wordDocument(plain('Uno', 'Ttulo1') + plain('Dos', 'Ttulo2') + plain('x')));
    expect(alone).toMatchObject({ title: 'Uno', html: '<h2>Dos</h2><p>x</p>' });
    const named = await importing(wordDocument(plain('x')), 'Mi_texto  de ayer.DOCX');
    expect(named).toMatchObject({ title: 'Mi texto de ayer', html: '<p>x</p>' });
  });

  test('says in Spanish what could not be kept', async () => {
    const body = [
      paragraph(picture(0, 'Dibujo')),
      paragraph(picture(1, 'Foto rota')),
      paragraph(picture(2, 'Foto que falta')),
      paragraph(`<m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>${run('y más')}`),
      paragraph([link(0, 'sin cifrar'), link(1, 'un guion'), link(2, 'la otra')].join(run(' '))),
      plain('Capítulo uno 3', 'TDC1'),
      plain('Capítulo dos 9', 'TDC1'),
      plain('Con estilo', 'Propio'),
      paragraph(`<w:ins w:id="1" w:author="Ana">${run('nuevo')}</w:ins><w:commentReference w:id="0"/>`),
    ].join('');
    const made = await importing(
      wordDocument(body, {
        pictures: [
          { name: 'a.emf', bytes: Buffer.from('no es una foto') },
          { name: 'b.jpeg', bytes: photo.subarray(0, 300) },
          { name: 'c.jpeg' },
        ],
        links: ['http://ejemplo.test/', 'javascript:alert(1)', 'https://ejemplo.test/'],
      }),
    );
    expect(made.html).toBe(
      '<p>y más</p><p>sin cifrar un guion <a href="https://ejemplo.test/">la otra</a></p><p>Con estilo</p><p>nuevo</p>',
    );
    expect(made.notes).toEqual([
      '3 imágenes no se pudieron traer: no son JPEG, PNG, WebP, AVIF ni GIF, o están dañadas.',
      'Una fórmula quedó fuera. Escríbela como texto o ponla como imagen.',
      'Un comentario al margen quedó fuera.',
      'Había un cambio sin aceptar: quedó el texto como si se hubiera aceptado.',
      'El índice quedó fuera: nombra páginas que aquí no existen.',
      '2 enlaces quedaron como texto: solo se aceptan direcciones https, correos y páginas de este sitio.',
      'Un estilo propio del documento no existe aquí: su texto quedó como texto normal.',
    ]);
    expect((await client.media.get({})).data).toEqual([]);
  });

  test('brings nothing that a page would run', async () => {
    const attack = '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;';
    const made = await importing(
      wordDocument(plain(attack, 'Ttulo') + plain(attack) + paragraph(picture(0, `&quot;&gt;${attack}`)), {
        pictures: [{ name: 'a.jpeg', bytes: photo }],
      }),
    );
    const tags = made.html.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g);
    expect(tags).toEqual(['<p>', '</p>', '<figure>', '<img src="" alt="" width="" height="">', '</figure>']);
    expect(made.title).toContain('<script>'); // a title is text, wherever it is shown
  });
});

describe('what is no Word text', () => {
  const refused = (status: number, message: string) => ({
    status,
    body: { message: expect.stringContaining(message) },
  });
  const notWord = refused(415, 'Se aceptan: DOCX.');
  const broken = refused(400, 'No pudimos leer ese documento');

  test('is refused by its content', async () => {
    const zip = zipOf([{ name: 'xl/workbook.xml', content: '<x/>' }]);
    const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    for (const bytes of [zip, oldWord, Buffer.from('%PDF-1.7'), Buffer.from('hola'), photo])
      await expect(importing(bytes)).rejects.toMatchObject(notWord);
  });

  test('is refused where it is broken or has a password', async () => {
    const whole = wordDocument(plain('hola'));
    const password = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.from('EncryptedPackage\0', 'utf16le'),
    ]);
    const noXml = zipOf([{ name: 'word/document.xml', content: '<w:document' }]);
    for (const bytes of [whole.subarray(0, whole.length / 2), password, noXml])
      await expect(importing(bytes)).rejects.toMatchObject(broken);
  });

  test('is refused where it would burst, whether it says so or not', async () => {
    const megabyte = Buffer.alloc(1024 ** 2);
    const honest = [...Array(8).keys()].map((n) => ({
      name: `word/media/${n}.png`,
      content: megabyte,
      declaredBytes: 30 * 1024 ** 2,
    }));
    const lying = [{ name: 'word/media/a.png', content: Buffer.alloc(30 * 1024 ** 2), declaredBytes: 10 }];
    for (const more of [honest, lying])
      await expect(importing(wordDocument(plain('hola'), { more }))).rejects.toMatchObject(broken);
  });

  test('is refused where it nests without end, and the next one is read', async () => {
    const deep = `${'<w:smartTag>'.repeat(60_000)}${'</w:smartTag>'.repeat(60_000)}`;
    await expect(importing(wordDocument(deep))).rejects.toMatchObject(broken);
    expect((await importing(wordDocument(plain('hola')))).html).toBe('<p>hola</p>');
  });

  test('is refused where it is longer than an article may be, or nests deeper', async () => {
    const tooLong = refused(413, 'demasiado largo');
    const long = plain('palabra '.repeat(100)).repeat(600);
    await expect(importing(wordDocument(long))).rejects.toMatchObject(tooLong);
    const vast = Buffer.alloc(33 * 1024 ** 2, ' ').toString();
    await expect(importing(wordDocument(`${plain('hola')}${vast}`))).rejects.toMatchObject(tooLong);
    const open = '<w:tbl><w:tr><w:tc>';
    const nested = `${open.repeat(350)}${plain('x')}${'</w:tc></w:tr></w:tbl>'.repeat(350)}`;
    await expect(importing(wordDocument(nested))).rejects.toMatchObject(broken);
  });

  test('does not hold the server up, whatever stands in its remarks', async () => {
    const remark = `<!-- ${'<w:ins '.repeat(60_000)}/> -->`;
    const text = wordDocument(`${plain('hola')}${remark}`);
    const spent = await cpuMillisecondsOf(async () =>
      expect((await importing(text)).html).toBe('<p>hola</p>'),
    );
    expect(spent).toBeLessThan(3000);
  });

  test('has so many of its pictures read and no more, however often it names one', async () => {
    const body = paragraph(Array.from({ length: 200 }, () => picture(0, 'a')).join(''));
    const bytes = randomBytes(2 * 1024 ** 2);
    const { html, notes } = await importing(wordDocument(body, { pictures: [{ name: 'a.png', bytes }] }));
    expect(html).toBe('');
    expect(notes).toEqual([
      expect.stringMatching(/^32 imágenes no se pudieron traer/),
      expect.stringMatching(/^168 imágenes eran demasiado grandes o estaban de más/),
    ]);
  });

  test('without a name is read like any other', async () => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\n';
    const answer = await opened.app.inject({
      method: 'POST',
      url: '/api/Article/ImportDocx',
      headers: {
        authorization: `Bearer ${await tokenOf(opened.portal, admin)}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: Buffer.concat([Buffer.from(head), wordDocument(plain('hola')), Buffer.from('\r\n--x--\r\n')]),
    });
    expect([answer.statusCode, answer.json().data?.title]).toEqual([200, '']);
  });

  test('leaves nothing where uploads wait', async () => {
    expect(await readdir(join(opened.portal.config.dataDir, 'uploads'))).toEqual([]);
  });
});
