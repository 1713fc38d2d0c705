import { describe, expect, it } from 'vitest';
import { legalPages } from '../../../contract/legal/pages.ts';
import { sql } from '../../platform/database/database.ts';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { givenText } from './given-texts.rules.ts';

const test = aTestPortal();
const { admin } = anAdminOf(test);

const own = () => test.client.as(admin).legal;
const shown = async (Page: (typeof legalPages)[number]) =>
  (await test.client.visitor.legal.get({ Page })).data;
const versionOf = async (Page: (typeof legalPages)[number]) => (await own().getToEdit({ Page })).data.version;

describe('the pages of privacy, terms and accessibility', () => {
  it('are as the portal comes until somebody writes them, with the institute’s settings in them', async () => {
    expect((await shown('privacidad')).html).toContain('por <a href="/contact">Contacto</a>');
    await test.client.as(admin).settings.update({
      Institute: 'Centro <del> Sur',
      ContactEmail: 'hola@sur.bo',
      Address: 'Calle 1',
    });
    const { html, revised } = await shown('privacidad');
    expect(html).toContain('Centro &lt;del&gt; Sur responde por este portal, Aula Previsional: Calle 1.');
    expect(html).toContain('<a href="mailto:hola@sur.bo">hola@sur.bo</a>');
    expect(revised).toBeNull();
  });

  it('come in the form in which they would be stored', () => {
    for (const page of legalPages) {
      const text = givenText(page, { ...test.portal.settings.current });
      expect(sanitizeHtml(text)).toBe(text);
    }
  });

  it('show what was written, sanitised, and are as the portal comes again when it is taken away', async () => {
    await own().update({ Page: 'condiciones', Text: '<p>Sé amable.<script>x()</script></p>' });
    expect(await shown('condiciones')).toMatchObject({
      html: '<p>Sé amable.</p>',
      revised: expect.any(String),
    });
    expect((await shown('accesibilidad')).html).toContain('WCAG 2.2');
    await own().update({ Page: 'condiciones', Text: '<p> </p>' });
    expect((await shown('condiciones')).html).toContain('Estas son las reglas');
  });

  it('are not stored where they say what the portal comes with', async () => {
    const { given, version } = (await own().getToEdit({ Page: 'accesibilidad' })).data;
    expect((await own().update({ Page: 'accesibilidad', Text: given, Version: version })).data.version).toBe(
      0,
    );
    const { rows } = await sql`select 1 from legal_page where page = 'accesibilidad'`.execute(test.portal.db);
    expect(rows).toEqual([]);
  });

  it('a save over another’s is refused; one whose answer was lost is not, and makes no version', async () => {
    const Version = await versionOf('privacidad');
    const text = '<p>Guardamos poco.</p>';
    const saved = await own().update({ Page: 'privacidad', Text: text, Version });
    expect((await own().update({ Page: 'privacidad', Text: text, Version })).data).toEqual(saved.data);
    await expectRefusal(own().update({ Page: 'privacidad', Text: '<p>Otra cosa.</p>', Version }), 409);
    expect((await shown('privacidad')).html).toBe(text);
  });

  it('every version is kept, and can be restored', async () => {
    const page = { Page: 'privacidad' } as const;
    const first = (await own().update({ ...page, Text: '<p>Uno.</p>' })).data.version;
    await own().update({ ...page, Text: '<p>Dos.</p>' });
    const { data } = await own().getRevisions(page);
    expect(data[0]).toMatchObject({
      version: first + 1,
      written: '<p>Dos.</p>',
      savedBy: expect.any(String),
    });
    await own().restoreRevision({ ...page, Revision: first, Version: first + 1 });
    expect((await shown('privacidad')).html).toBe('<p>Uno.</p>');
    await expect(own().restoreRevision({ ...page, Revision: first, Version: first })).resolves.toMatchObject({
      data: { version: first + 2 }, // it is what holds: nothing is saved
    });
    await expectRefusal(own().restoreRevision({ ...page, Revision: 999 }), 404);
    const events = await sql<{ action: string }>`
      select action from audit_event where subject = 'legal:privacidad'`.execute(test.portal.db);
    expect(new Set(events.rows.map(({ action }) => action))).toEqual(new Set(['legal.change']));
  });
});
