import { expect, test } from 'vitest';
import { markFound } from './search-marks.rules.ts';

const marked = (title: string, looked: string) =>
  markFound(title, looked)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

test('marks the words looked for, without regard to case and accents', () => {
  expect(marked('Pensión de sobrevivencia', 'PENSION')).toBe('[Pensión] de sobrevivencia');
  expect(marked('El aporte y los aportes', 'aporte')).toBe('El [aporte] y los [aporte]s');
  expect(marked('Aportes voluntarios', 'volun aport')).toBe('[Aport]es [volun]tarios');
  expect(marked('Leyes', 'curso')).toBe('Leyes');
  expect(marked('Leyes', ' ')).toBe('Leyes');
});
