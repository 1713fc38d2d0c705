import { expect, test } from 'vitest';
import type { CourseCard } from '../../../contract/calls/course.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { exampleFacts } from '../../../contract/testing/example-facts.ts';
import { find, mount, unmountAll } from '../../testing/mount-for-test.tsx';
import { field, text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
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

test('courses come before the registration', async () => {
  const data = {
    slides: [],
    courses: [course as unknown as CourseCard],
    known: exampleFacts,
    today,
    routes: [],
  };
  await mount(<HomePage data={data} query={{}} viewerRole="open" site={site} />);
  const place = find('[href*="leercurso"]').compareDocumentPosition(find('#registro [name="userName"]'));
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const ask = (query: Record<string, string>, known: KnownFacts = exampleFacts) =>
  mount(
    <HomePage
      data={{ slides: [], courses: [], routes: [], known, today }}
      query={query}
      viewerRole="open"
      site={site}
    />,
  );

test('the question is answered in its place, with the way to the whole calculator', async () => {
  await ask({ nacimiento: '1984-03-14', sueldo: '4200' });
  expect(text().replaceAll('\u00a0', ' ')).toContain('Te jubilas en marzo de 2049, a los 65, con entre');
  const { pathname, searchParams } = new URL(
    find('a[href*="edad=42"]').getAttribute('href') ?? '',
    'http://x',
  );
  expect(pathname).toBe('/calculadoras/cuanto-recibire');
  expect(Object.fromEntries(searchParams)).toMatchObject({ sueldo: '4200', aportes: '17', retiro: '65' });
  expect(document.querySelector('[name="nacimiento"]')).toBeNull();
});

test('what is missing or cannot be is said beside its field, and what was typed stays', async () => {
  await ask({ nacimiento: '1984-03-14', sueldo: '' });
  expect(text()).toContain('Escribe tu sueldo al mes.');
  expect(field('nacimiento').value).toBe('1984-03-14');
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
  expect(text()).toContain('El instituto aún no nos dio la edad y los meses de aporte');
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
  expect(text().replaceAll('\u00a0', ' ')).toContain('Te jubilas en marzo de 2044, a los 60');
});
