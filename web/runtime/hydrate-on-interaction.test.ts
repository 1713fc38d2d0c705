import { expect, test, vi } from 'vitest';
import { fileOf } from '../testing/choose-file.ts';
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
  hydrateOnInteraction({});
  type('focusin');
  type('input');
  await vi.waitFor(() => expect(hydrateIsland).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => {
    type('focusin'); // the next interaction tries again
    expect(hydrateIsland).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => expect(heard).toEqual(['text']));
});

test('a file that was chosen before this script came wakes its island at once; one chosen by no press too', async () => {
  document.body.innerHTML =
    '<div data-island="early"><input type="file"></div><div data-island="late"><input type="file"></div>';
  const woken: (string | undefined)[] = [];
  vi.spyOn(hydration, 'hydrateIsland').mockImplementation(async ({ dataset }) => {
    woken.push(dataset['island']);
  });
  const hand = new DataTransfer();
  hand.items.add(fileOf('certificado.pdf', 'application/pdf'));
  const early = find('[data-island=early] input') as HTMLInputElement;
  early.files = hand.files;
  hydrateOnInteraction({});
  await vi.waitFor(() => expect(woken).toEqual(['early']));
  find('[data-island=late] input').dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(woken).toEqual(['early', 'late']));
});
