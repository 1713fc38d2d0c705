import { expect, test } from 'vitest';
import type { CourseCard } from '../../../contract/courses/calls.ts';
import type { Viewer } from '../../../contract/pages.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { exampleFacts } from '../../../contract/testing/example-facts.ts';
import { OwnViewContext } from '../../lib/page/own-part.tsx';
import { find, mount, unmountAll } from '../../testing/mount-for-test.tsx';
import { enrolmentRow } from '../../testing/rows.ts';
import { field, text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import type { HomeOwn } from './home-own.ts';
import HomePage from './home-page.tsx';

const today = '2026-11-26';
const course = {
  id: 3,
  title: 'Ahorro',
  description: '',
  imgPortada: null,
  portada: null,
  rating: 0,
  ratingCount: 0,
};

test('the page begins as prescribed: question and slider, welcome, registration form, popular courses; then what was added', async () => {
  const data = {
    slides: [],
    courses: [course as unknown as CourseCard],
    known: exampleFacts,
    today,
    routes: [],
    popular: [],
  };
  await mount(<HomePage data={data} query={{}} viewerRole="open" site={site} />);
  const parts = [
    '#pregunta',
    'img[src*="amanecer"]',
    '#bienvenida',
    '#registro [name="userName"]',
    '[href*="leercurso"]',
    'search',
    '#camino',
    '#certificado-digital',
  ];
  const order = parts.map((part) => find(part));
  expect(order.map((part, place) => part.compareDocumentPosition(order[place + 1] ?? part))).toEqual([
    ...parts.slice(1).map(() => Node.DOCUMENT_POSITION_FOLLOWING),
    0,
  ]);
});

test('the registration form is folded to a button that opens it in place', async () => {
  const data = { slides: [], courses: [], known: exampleFacts, today, routes: [], popular: ['heredar'] };
  await mount(<HomePage data={data} query={{}} viewerRole="open" site={site} />);
  const fold = find('details:has(#registro)') as HTMLDetailsElement;
  expect([fold.open, fold.querySelector('summary')?.textContent]).toEqual([false, 'Crear mi cuenta']);
});

const ask = (query: Record<string, string>, known: KnownFacts = exampleFacts) =>
  mount(
    <HomePage
      data={{ slides: [], courses: [], routes: [], popular: [], known, today }}
      query={query}
      viewerRole="open"
      site={site}
    />,
  );

test('the question is answered in its place: the right first, then the amount, with the way to the whole calculator', async () => {
  await ask({ nacimiento: '1984-03-14', sueldo: '4200', aportes: '15' });
  const said = (find('[role="status"]').textContent ?? '').replaceAll('\u00a0', ' ');
  expect(said).toMatch(/^Puedes jubilarte desde marzo de 2049, a los 65\.Recibirías entre Bs/);
  const address = new URL(
    find('a[href^="/calculadoras/cuanto-recibire"]').getAttribute('href') ?? '',
    'http://x',
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({
    nacimiento: '1984-03-14',
    sueldo: '4200',
    aportes: '15',
    saldo: 'no-se',
    retiro: 'no-se',
  });
  expect(document.querySelector('[name="nacimiento"]')).toBeNull();
});

test('a supposition asks for what it supposed: here, or in the calculator', async () => {
  await ask({ nacimiento: '1984-03-14', sueldo: '4200' });
  const hrefs = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href') ?? '');
  expect(hrefs.some((href) => href.startsWith('/?') && href.endsWith('cambiar=aportes'))).toBe(true);
  expect(hrefs.some((href) => href.endsWith('#dato-pareja'))).toBe(true);
  await unmountAll();
  await ask({ nacimiento: '1984-03-14', sueldo: '4200', aportes: 'no-se', cambiar: 'aportes' });
  expect(document.activeElement?.id).toBe('dato-aportes');
});

test('without a right there is no amount: what is asked and had, and the end of the account', async () => {
  await ask({ nacimiento: '1959-05-02', 'sueldo-nose': '1', aportes: '8', 'saldo-nose': '1' });
  const said = text().replaceAll('\u00a0', ' ');
  expect(said).toContain('no tienes derecho a una pensión: te faltan 2 años de aporte.');
  expect(said).toContain('Aportes: te falta8 añosSe piden 10 años: faltan 24 meses');
  expect(said).toContain('Qué pasa con lo que juntaste');
  expect(find('[role="status"]').textContent).not.toContain('Bs');
});

test('what is missing or cannot be is said beside its field, and what was typed stays', async () => {
  await ask({ nacimiento: '1984-03-14', sueldo: '', aportes: '15' });
  expect(text()).toContain('Escribe tu sueldo o marca «Ya no trabajo».');
  expect(document.activeElement?.id).toBe('dato-sueldo');
  expect(field('nacimiento').value).toBe('14/03/1984');
});

test('the ages on the path are those of the facts', async () => {
  const { eligibility } = exampleFacts.values;
  const later = eligibility.map((rule) => ({ ...rule, ageMonths: rule.ageMonths === null ? null : 67 * 12 }));
  const doors = () => [...document.querySelectorAll('ol a i')].map(({ textContent }) => textContent);
  await ask({}, { ...exampleFacts, values: { ...exampleFacts.values, eligibility: later } });
  expect(doors()).toEqual(['32', '47', '62', '67']);
});

test('without a fact the page says that the institute has not given it', async () => {
  const { eligibility: _, ...rest } = exampleFacts.values;
  await ask({}, { ...exampleFacts, values: rest });
  expect(text()).toContain('Aún no publicamos la edad y los meses de aporte');
  expect(document.querySelector('ol a i')).toBeNull();
});

test('who one is is asked only where the ages differ by it', async () => {
  await ask({});
  expect(document.querySelector('[name="sexo"]')).toBeNull();
  const [first, ...ways] = exampleFacts.values.eligibility;
  if (first === undefined) throw new Error('no rule');
  const bySex = [
    { ...first, sex: 'female' as const, ageMonths: 60 * 12 },
    { ...first, sex: 'male' as const },
    ...ways,
  ];
  const known = { ...exampleFacts, values: { ...exampleFacts.values, eligibility: bySex } };
  await unmountAll();
  await ask({ nacimiento: '1984-03-14', sueldo: '4200', sexo: 'mujer' }, known);
  expect(text().replaceAll('\u00a0', ' ')).toContain('Puedes jubilarte desde marzo de 2044, a los 60');
});

const viewer = { accountId: 9, username: 'rosa', firstName: 'Rosa', role: 'member' } as Viewer;
const begun: HomeOwn = {
  enrolments: [
    { ...enrolmentRow, courseId: 3, name: 'Ahorro', readTime: 480, lastReadAt: '2026-11-25T10:00:00Z' },
    { ...enrolmentRow, courseId: 5, name: 'Vejez', isPassed: true, calification: 92 },
  ],
  birthDate: '1984-03-14',
  sex: 'female',
  now: 0,
};
const asMember = (own: HomeOwn, query: Record<string, string> = {}) =>
  mount(
    <OwnViewContext value={{ viewer, own }}>
      <HomePage
        data={{
          slides: [],
          courses: [course, { ...course, id: 8, title: 'Multifondos' }] as unknown as CourseCard[],
          routes: [],
          popular: [],
          known: exampleFacts,
          today,
        }}
        query={query}
        viewerRole="member"
        site={site}
      />
    </OwnViewContext>,
  );

test('a member finds what goes on in the question’s place, when one retires, and the popular courses, their own among them', async () => {
  await asMember(begun);
  expect(find('h1').textContent).toBe('Hola, Rosa');
  expect(text()).toContain('SigueAhorroFaltan 12 min para abrir el examen');
  expect(text()).toContain('Te jubilas en marzo de 2049, en 22 años, si aportas sin lagunas.');
  expect(find('svg text').textContent).toBe('Tú, 42');
  expect(text()).toContain('Lo que tienes abiertoMis Cursos VejezAprobado con 92.');
  expect([...document.querySelectorAll('img[src*=planta]')].map((img) => img.getAttribute('src'))).toEqual([
    '/motivos/planta-2.svg',
    '/motivos/planta-4.svg',
  ]);
  expect(document.querySelector('[name="nacimiento"]')).toBeNull();
  expect([...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)).toEqual([
    'Ahorro',
    'Multifondos',
  ]);
});

test('while an exam runs, its minutes stand in the ring and the next course below', async () => {
  const exam = { ...enrolmentRow, courseId: 7, name: 'Vejez', hasRunningAttempt: true, examQuestions: 10 };
  const running = { ...exam, examAnswered: 6, examClosesAt: '2026-11-26T12:11:00Z' };
  await asMember({
    ...begun,
    enrolments: [running, ...begun.enrolments],
    now: Date.parse('2026-11-26T12:00:00Z'),
  });
  expect(text()).toContain('Te quedan 11 minExamen en cursoVejezRespondiste 6 de 10.');
  expect(text()).toContain('Después, Ahorro: faltan 12 min');
});

test('without a birth date the line asks for it; with nothing begun, or asked, the question returns', async () => {
  await asMember({ ...begun, birthDate: null });
  expect(find('a[href="/profile?tab=datos"]').textContent).toBe('Dinos tu fecha de nacimiento');
  await unmountAll();
  await asMember({ ...begun, enrolments: [] });
  expect(find('h1').textContent).toContain('¿Cuándo me jubilo');
  await unmountAll();
  await asMember(begun, { nacimiento: '1984-03-14', sueldo: '4200' });
  expect(text().replaceAll('\u00a0', ' ')).toContain('Puedes jubilarte desde marzo de 2049, a los 65.');
});

test('Cambiar asks again with what was told', async () => {
  await ask({ nacimiento: '14/03/1984', sueldo: '4.200,50' });
  const again = new URL(find('a[href*="cambiar"]').getAttribute('href') ?? '', 'http://x').searchParams;
  await unmountAll();
  await ask(Object.fromEntries(again));
  expect([field('nacimiento').value, field('sueldo').value]).toEqual(['14/03/1984', '4\u00a0200,50']);
  expect(text()).not.toContain('Escribe');
});

test('a member who has passed everything finds the question with their birth date, and what they passed', async () => {
  await asMember({ ...begun, enrolments: begun.enrolments.filter(({ isPassed }) => isPassed) });
  expect(find('h1').textContent).toBe('¿Cuándo me jubilo y cuánto recibiré?');
  expect(field('nacimiento').value).toBe('14/03/1984');
  expect(text()).toContain('Lo que aprobasteMis Cursos VejezAprobado con 92.');
});
