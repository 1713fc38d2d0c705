import type pg from 'pg';
import type { Locator, Page } from 'playwright-core';
import { openBrowser, openVisit } from '../e2e/fixtures/browser.ts';
import { signIn } from '../e2e/steps/people.ts';
import { withPortal } from './with-portal.ts';

/**
 * An administrator's daily work in a real browser: how many presses and seconds it takes as the lists help, and one row at
 * a time, as it had to be done before them: `npm run bench:daily-work`. A press is a click, a choice in a field (two) or a
 * key that is no letter; each answer of the portal is waited for.
 */
const counts = { accounts: 50, questions: 20, articles: 30 };

interface Hand {
  page: Page;
  presses: number;
}

type Way = (hand: Hand) => Promise<void>;

async function click(hand: Hand, target: Locator): Promise<void> {
  hand.presses += 1;
  await target.click();
}

async function choose(hand: Hand, field: Locator, label: string): Promise<void> {
  hand.presses += 2;
  await field.selectOption(label);
}

async function keys(hand: Hand, ...names: string[]): Promise<void> {
  hand.presses += names.length;
  for (const name of names) await hand.page.keyboard.press(name);
}

const button = ({ page }: Hand, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = ({ page }: Hand, name: string) => page.getByRole('row').filter({ hasText: name });
const rowsLeft = ({ page }: Hand, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('tbody tr').length === wanted, count);

/** The tick of the page's head, after fifty rows stand on it. */
async function tickAll(hand: Hand, expected: number): Promise<void> {
  await choose(hand, hand.page.getByLabel('Filas por página'), '50');
  await rowsLeft(hand, expected);
  await click(hand, hand.page.locator('thead').getByLabel('Seleccionar todo lo de esta página'));
}

async function activateTogether(hand: Hand): Promise<void> {
  await choose(hand, hand.page.getByLabel('Estado'), 'Sin activar');
  await tickAll(hand, counts.accounts);
  await click(hand, button(hand, 'Activar'));
  await hand.page.getByText('Nada es así').waitFor();
}

async function activateEach(hand: Hand): Promise<void> {
  await choose(hand, hand.page.getByLabel('Estado'), 'Sin activar');
  for (let left = counts.accounts; left > 0; left -= 1) {
    await click(hand, hand.page.getByRole('button', { name: /^Activar: / }).first());
    await hand.page
      .getByText(left === 1 ? 'Nada es así' : `${left - 1} usuario`)
      .first()
      .waitFor();
  }
}

async function moveTogether(hand: Hand): Promise<void> {
  await choose(hand, hand.page.getByLabel('Categoría'), 'De antes');
  await tickAll(hand, counts.articles);
  await click(hand, button(hand, 'Mover'));
  const dialog = hand.page.getByRole('dialog');
  await choose(hand, dialog.getByLabel('Categoría'), 'Nueva');
  await click(hand, dialog.getByRole('button', { name: 'Mover' }));
  await hand.page.getByText('Nada es así').waitFor();
}

async function moveEach(hand: Hand): Promise<void> {
  for (let n = 1; n <= counts.articles; n += 1) {
    const title = `Por mover ${String(n).padStart(2, '0')}`;
    await hand.page.goto(`/listarticle?category=&search=${encodeURIComponent(title)}`);
    await click(hand, row(hand, title).getByRole('link', { name: /^Editar/ }));
    await choose(hand, hand.page.getByLabel('Categoría'), 'Nueva');
    await click(hand, button(hand, 'Editar'));
    await hand.page.waitForURL(/listarticle/);
  }
}

/** Both begin with an open window and the description under the hand. */
async function type(hand: Hand, n: number): Promise<void> {
  const { keyboard } = hand.page;
  await keyboard.insertText(`¿Qué es cierto del caso ${n}?`);
  await keys(hand, 'Tab', 'Tab'); // over the category, which is remembered
  for (const answer of ['Uno', 'Dos', 'Tres', 'Cuatro']) {
    await keyboard.insertText(`${answer} del caso ${n}`);
    await keys(hand, 'Tab');
  }
  await keys(hand, 'Tab', 'Space'); // B
}

async function typeTogether(hand: Hand): Promise<void> {
  await click(hand, button(hand, 'Agregar pregunta').first());
  await choose(hand, hand.page.getByLabel('Categoria'), 'Selección Multiple');
  await hand.page.getByLabel('Descripcion').focus();
  for (let n = 1; n <= counts.questions; n += 1) {
    await type(hand, n);
    await keys(hand, 'Control+Enter');
    await hand.page.waitForFunction(
      () => document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value === '',
    );
  }
  await keys(hand, 'Escape');
}

async function typeEach(hand: Hand): Promise<void> {
  for (let n = 1; n <= counts.questions; n += 1) {
    await click(hand, button(hand, 'Agregar pregunta').first());
    await choose(hand, hand.page.getByLabel('Categoria'), 'Selección Multiple');
    await click(hand, hand.page.getByLabel('Descripcion'));
    await type(hand, n);
    await click(hand, button(hand, 'Agregar'));
    await hand.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

/** A portal in use: what is to be done stands among hundreds of other rows. */
async function seed(client: pg.Client): Promise<number> {
  await client.query(
    `insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at, activated_at)
     select 'socia' || n, 'socia' || n || '@correo.test', 'Socia', 'Número ' || n, 2, '1980-01-01', '!', now(),
       case when n > $1 then now() end from generate_series(1, 500) n`,
    [counts.accounts],
  );
  await client.query(
    `insert into category (name, description) values ('De antes', ''), ('Nueva', ''), ('Otras', '')`,
  );
  await client.query(
    `insert into article (title, content_html, content_text, category_id, published_at, created_at, updated_at)
     select case when n <= $1 then 'Por mover ' || to_char(n, 'FM00') else 'Artículo ' || n end, '<p>Texto</p>', 'Texto',
       category.id, now(), now(), now()
     from generate_series(1, 300) n
     join category on category.name = case when n <= $1 then 'De antes' else 'Otras' end`,
    [counts.articles],
  );
  const { rows } = await client.query<{ id: number }>(
    `insert into course (title, description_html, description_text, language, lesson_count, duration_minutes,
       has_certificate, exam_minutes, questions_per_exam, created_at, updated_at)
     values ('Curso', '', '', 'Español', 5, 60, true, 20, 10, now(), now()) returning id`,
  );
  await client.query('insert into course_tally (course_id) select id from course');
  return rows[0]?.id ?? 0;
}

const moved = `from article where title like 'Por mover%' and category_id = (select id from category where name = 'Nueva')`;
/** Each work: how to see that it was done, and what takes it back, so that the other way begins where this one did. */
const works = {
  accounts: {
    done: `select 1 from account where username like 'socia%' and activated_at is not null having count(*) = 500`,
    back: `update account set activated_at = null where username like 'socia%' and substr(username, 6)::int <= ${counts.accounts}`,
  },
  questions: {
    done: `select 1 from question_version where correct = 'B' and cardinality(options) = 4 having count(*) = ${counts.questions}`,
    back: 'with versions as (delete from question_version returning question_id) delete from question where id in (select question_id from versions)',
  },
  articles: {
    done: `select 1 ${moved} having count(*) = ${counts.articles}`,
    back: `update article set category_id = (select id from category where name = 'De antes') where title like 'Por mover%'`,
  },
};

await withPortal(
  async ({ url, client }) => {
    const courseId = await seed(client);
    const browser = await openBrowser();
    const { page } = await openVisit(browser, { url, printed: () => '' });
    await signIn(page, 'admin', 'faro-trompeta-19-niebla', '/inicio');
    const measure = async (work: keyof typeof works, how: string, path: string, way: Way) => {
      await page.goto(path);
      const hand = { page, presses: 0 };
      const since = performance.now();
      await way(hand);
      const seconds = (performance.now() - since) / 1000;
      if ((await client.query(works[work].done)).rowCount !== 1) throw new Error(`${work} ${how}: not done`);
      await client.query(works[work].back);
      const name = `${counts[work]} ${work} ${how}`;
      process.stdout.write(`${name.padEnd(40)} ${hand.presses} presses, ${seconds.toFixed(1)} s\n`);
    };
    const bank = `/question?id=${courseId}`;
    await measure('accounts', 'activated, one by one', '/usuarios', activateEach);
    await measure('accounts', 'activated, together', '/usuarios', activateTogether);
    await measure('questions', 'typed, each in its window', bank, typeEach);
    await measure('questions', 'typed, one after the other', bank, typeTogether);
    await measure('articles', 'moved, one by one', '/listarticle', moveEach);
    await measure('articles', 'moved, together', '/listarticle', moveTogether);
    await browser.close();
  },
  { DEMO: '0' },
);
