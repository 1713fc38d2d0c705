import { expect, test, vi } from 'vitest';
import { find } from '../testing/mount-for-test.tsx';
import * as hydration from './hydrate-island.tsx';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';

const type = (name: string) => find('input').dispatchEvent(new Event(name, { bubbles: true }));

test('what was written while an island woke is heard once it can; also when waking took a second try', async () => {
  document.body.innerHTML = '<div data-island="contact"><input><button type="button">Enviar</button></div>';
  const heard: string[] = [];
  const hydrateIsland = vi
    .spyOn(hydration, 'hydrateIsland')
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockImplementationOnce(async (island) => {
      island.addEventListener('input', () => heard.push(find('input').getAttribute('name') ?? 'text'));
    });
  hydrateOnInteraction(async () => ({}));
  type('focusin');
  type('input');
  await vi.waitFor(() => expect(hydrateIsland).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => {
    type('focusin'); // the next interaction tries again
    expect(hydrateIsland).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => expect(heard).toEqual(['text']));
});
