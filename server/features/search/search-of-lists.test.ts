import { beforeAll, expect, test } from 'vitest';
import { aCourse, anArticle } from '../../testing/builders.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal({ CONTACT_EMAIL: 'contacto@instituto.test' }); // or no letter is put
const { admin } = anAdminOf(portal);

beforeAll(async () => {
  const titles = ['Tu jubilación', 'Otra cosa'];
  for (const title of titles) {
    await anArticle(portal.portal, { title });
    await aCourse(portal.portal, { title });
    await portal.client.visitor.contact.sendMessage({
      FirstName: 'Ana',
      Email: 'ana@correo.test',
      Subject: title,
      Comments: '¿Y ahora?',
    });
  }
  const { db } = portal.portal;
  const rows = titles.map((title, position) => ({ title, position }));
  const file = { file: 'a.pdf', file_type: 'pdf', size_bytes: 1 };
  const text = { content_html: '', content_text: '' };
  const places = rows.map((row) => ({ ...row, url: 'https://v.test/a.mp4' }));
  await db.insertInto('video').values(places).execute();
  const laws = rows.map((row) => ({ ...row, ...file }));
  await db.insertInto('law').values(laws).execute();
  const texts = rows.map((row) => ({ ...row, ...text }));
  await db.insertInto('pension_item').values(texts).execute();
});

const lists = {
  articles: (Search: string) => portal.client.as(admin).article.get({ Search, Page: 1 }),
  'articles of readers': (Search: string) => portal.client.visitor.article.getClient({ Search, Page: 1 }),
  courses: (Search: string) => portal.client.as(admin).course.get({ Search, Page: 1 }),
  videos: (Search: string) => portal.client.visitor.video.get({ Search, Page: 1 }),
  laws: (Search: string) => portal.client.visitor.leyReglamento.get({ Search, Page: 1 }),
  'pension texts': (Search: string) => portal.client.visitor.sistemaPension.get({ Search, Page: 1 }),
  messages: (Search: string) => portal.client.as(admin).contact.get({ Search, Page: 1 }),
  mails: (Search: string) => portal.client.as(admin).mail.get({ Search, Page: 1 }),
};

test.each(Object.entries(lists))(
  '%s are found by another ending, by a typo and by sound',
  async (_, list) => {
    for (const words of ['jubilaciones', 'jubilación', 'JUBILASION', 'tu jubilasiones'])
      expect((await list(words)).total, words).toBe(1);
    expect((await list('inundación')).total).toBe(0);
  },
);

test('messages and mails are found by synonyms, too', async () => {
  await portal.client.visitor.contact.sendMessage({
    FirstName: 'Luz',
    Email: 'luz@correo.test',
    Subject: 'Una estafa',
    Comments: 'Me llamaron.',
  });
  for (const list of [lists.messages, lists.mails]) expect((await list('fraudes')).total).toBe(1);
});

test('a message beyond the first page is found, and pages follow each other', async () => {
  const { db } = portal.portal;
  const at = (n: number) => new Date(portal.clock.now().getTime() - (n + 1) * 1000);
  const many = Array.from({ length: 25 }, (_, n) => ({
    name: 'Eva',
    email: 'eva@correo.test',
    subject: `Consulta ${n}`,
    message: 'Hola',
    created_at: at(n),
    last_at: at(n),
  }));
  await db.insertInto('contact_message').values(many).execute();
  const { contact } = portal.client.as(admin);
  expect((await contact.get({ Search: 'consulta 24' })).data).toMatchObject([{ subject: 'Consulta 24' }]);
  const pages = [1, 2].map((Page) => contact.get({ Search: 'Eva', Page, PageSize: 20 }));
  const [first, second] = await Promise.all(pages);
  expect([first?.data.length, second?.data.length, second?.total]).toEqual([20, 5, 25]);
  const subjects = [first, second].flatMap((page) => page?.data.map(({ subject }) => subject));
  expect(new Set(subjects).size).toBe(25);
});
