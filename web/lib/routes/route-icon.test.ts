import { expect, test } from 'vitest';
import { routeIcon } from './route-icon.ts';

test.each([
  ['Me falta un año', 'calendar'],
  ['Me jubilo este mes', 'file'],
  ['Ya cumplí la edad', 'clock'],
  ['Nunca aporté', 'question'],
  ['Trabajo por mi cuenta', 'briefcase'],
  ['Enviudé', 'users'],
  ['Trabajé en otro país', 'globe'],
  ['Otra cosa', 'arrow-right'],
])('«%s» has the icon %s', (title, icon) => {
  expect(routeIcon(title)).toBe(icon);
});
