import { expect, test } from 'vitest';
import { find, key, mount } from '../../testing/mount-for-test.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { href: '/profile', label: 'Mis Cursos' },
  { href: '/profile?tab=certificados', label: 'Mis Calificaciones y Certificados' },
  { href: '/profile?tab=datos', label: 'Mi Perfil' },
];

test('arrows, home and end move the focus around the tabs, which stay links', async () => {
  await mount(<Tabs label="Tu perfil" tabs={tabs} current="/profile" panel="tuyo" />);
  expect(document.querySelectorAll('[aria-controls]')).toHaveLength(1);
  expect(find('[aria-selected=true]').getAttribute('aria-controls')).toBe('tuyo');
  expect(find('[aria-selected=true]').textContent).toBe('Mis Cursos');
  find('[aria-selected=true]').focus();
  const visited = [];
  for (const name of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'a']) {
    await key(name);
    visited.push(document.activeElement?.getAttribute('href'));
  }
  const [courses, certificates, data] = tabs.map((tab) => tab.href);
  expect(visited).toEqual([certificates, data, courses, data, courses, data, data]);
});
