import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImportLosses } from './import-losses.tsx';

const shown = (losses: string[]) => {
  document.body.innerHTML = renderToStaticMarkup(<ImportLosses losses={losses} role="status" />);
  return document.querySelector('[role=status]');
};

test('what an import loses is a list, each sentence once', () => {
  const list = shown(['Una fórmula quedó fuera.', 'Una fórmula quedó fuera.', 'Un comentario quedó fuera.']);
  expect(list?.querySelector('p')?.textContent).toBe('Revisa lo que no pasó igual:');
  expect([...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Una fórmula quedó fuera.',
    'Un comentario quedó fuera.',
  ]);
});

test('an import that loses nothing shows nothing', () => {
  expect(shown([])).toBeNull();
  expect(document.body.textContent).toBe('');
});
