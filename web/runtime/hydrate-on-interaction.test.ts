import { expect, test, vi } from 'vitest';
import { fileOf } from '../testing/choose-file.ts';
import { find } from '../testing/mount-for-test.tsx';
import { waitFor } from '../testing/wait-for.ts';
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
  await waitFor(() => expect(hydrateIsland).toHaveBeenCalledTimes(1));
  await waitFor(() => {
    type('focusin'); // the next interaction tries again
    expect(hydrateIsland).toHaveBeenCalledTimes(2);
  });
  await waitFor(() => expect(heard).toEqual(['text']));
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
  await waitFor(() => expect(woken).toEqual(['early']));
  find('[data-island=late] input').dispatchEvent(new Event('input', { bubbles: true }));
  await waitFor(() => expect(woken).toEqual(['early', 'late']));
});

const search = '<dialog data-early><div><input data-focus-first></div></dialog>';
const aSearch = `<a href="/buscar" data-search-open>Buscar</a><div data-island="search" data-trigger="[data-search-open]">${search}</div>`;
const dialog = () => find('dialog') as HTMLDialogElement;
/** Presses the lens while React is on its way; `arrive` brings it. `heard` = the island then heard the press. */
function pressWhileAsleep() {
  document.body.innerHTML = aSearch;
  const { promise: way, resolve: arrive } = Promise.withResolvers<void>();
  const heard = vi.fn((event: Event) => event.preventDefault());
  const hydrateIsland = vi.spyOn(hydration, 'hydrateIsland').mockImplementation(async () => {
    await way;
    find('a').addEventListener('click', heard);
  });
  hydrateOnInteraction({});
  (find('a') as HTMLAnchorElement).click();
  return { heard, arrive, hydrateIsland };
}

test('a window whose content stands in the page opens at the press, and stays when its island comes', async () => {
  const { heard, arrive } = pressWhileAsleep();
  expect(dialog().open).toBe(true);
  expect(document.activeElement).toBe(find('input'));
  expect(heard).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(dialog().open).toBe(true);
});

test('a window that its person has closed again meanwhile stays closed', async () => {
  const { heard, arrive } = pressWhileAsleep();
  dialog().close();
  arrive();
  await waitFor(() => expect(find('[data-island]').dataset).toHaveProperty('awake'));
  await waitFor(() => expect(document.documentElement.dataset).not.toHaveProperty('held'));
  expect(heard).not.toHaveBeenCalled();
});

test('without network the window that opened says so', async () => {
  const { hydrateIsland } = pressWhileAsleep();
  document.body.innerHTML = aSearch;
  hydrateIsland.mockRejectedValue(new TypeError('no network'));
  (find('a') as HTMLAnchorElement).click();
  await waitFor(() => expect(dialog().textContent).toContain('No pudimos cargar esta parte'));
});

test('what a press told at once is taken back before React takes the page over', async () => {
  const form = `<form data-missing='{"Name":"Falta."}'><div><label for="n">Nombre</label><input id="n" name="Name"></div><button>Enviar</button></form>`;
  document.body.innerHTML = `<div data-island="contact">${form}</div>`;
  const island = find('[data-island]');
  const served = island.innerHTML;
  const found: string[] = [];
  vi.spyOn(hydration, 'hydrateIsland').mockImplementation(async ({ innerHTML }) => {
    found.push(innerHTML);
  });
  hydrateOnInteraction({});
  const button = find('button');
  button.setAttribute('type', 'submit');
  (button as HTMLElement).click();
  expect(island.textContent).toContain('Falta.');
  await waitFor(() => expect(found[0]).toBe(served.replace('<button>', '<button type="submit">')));
});

test('a press while React takes the page over waits for it: what it told at once would stay', async () => {
  const form = `<form data-missing='{"Name":"Falta."}'><div><label for="n">Nombre</label><input id="n" name="Name"></div><button type="submit">Enviar</button></form>`;
  document.body.innerHTML = `<div data-island="contact">${form}</div>`;
  const island = find('[data-island]');
  const served = island.innerHTML;
  const hydrateIsland = vi.spyOn(hydration, 'hydrateIsland').mockImplementation(async () => {
    find('form').addEventListener('submit', (event) => event.preventDefault());
    (find('button') as HTMLElement).click();
  });
  hydrateOnInteraction({});
  type('focusin');
  await waitFor(() => expect(hydrateIsland).toHaveBeenCalled());
  await waitFor(() => expect(island.dataset['awake']).toBe(''));
  expect(island.innerHTML).toBe(served);
});

/** An `app` screen that sleeps; its button is heard once `wakes` has been called and it hydrated. */
function sleepingApp(content: string) {
  document.body.innerHTML = `<main data-framed>${content}</main>`;
  const place = find('main') as HTMLElement;
  const heard = vi.fn();
  const load = vi.fn(async () => async () => {
    for (const control of place.querySelectorAll('button, [data-handled]'))
      control.addEventListener('click', (event) => heard(event.preventDefault()));
  });
  hydrateOnInteraction({}, { place, load });
  return { place, heard, load };
}

test('a screen that sleeps wakes for what it handles, and hears the press; a text and a link away leave it asleep', async () => {
  const { place, heard, load } = sleepingApp(
    '<p>Texto</p><a href="#away">Leer</a><a href="#here" data-handled>Siguiente</a><button>Dejar</button>',
  );
  for (const name of ['pointerdown', 'focusin', 'click'])
    for (const plain of ['p', 'a']) find(plain).dispatchEvent(new Event(name, { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  (find('[data-handled]') as HTMLElement).click();
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(place.dataset['awake']).toBe('');
  (find('button') as HTMLElement).click();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledOnce();
});

test('a part that works by itself wakes its screen at once', async () => {
  const { load } = sleepingApp('<p data-eager>Estamos preparando tu certificado…</p>');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('a press whose screen did not come is told beside it, once', async () => {
  const { load } = sleepingApp('<section><button data-slow>Dejar</button></section><section>Otro</section>');
  load.mockRejectedValue(new TypeError('no network'));
  for (let press = 0; press < 2; press += 1) {
    (find('button') as HTMLElement).click();
    await waitFor(() => expect(find('section').textContent).toContain('No pudimos cargar esta parte'));
    await waitFor(() => expect(find('button').getAttribute('aria-busy')).toBeNull());
  }
  expect(document.querySelectorAll('[data-offline]')).toHaveLength(1);
});

test('a button pressed twice while its screen sleeps is heard once, and shows at once that it works', async () => {
  const { heard } = sleepingApp('<button data-slow>Comenzar examen</button>');
  const button = find('button') as HTMLButtonElement;
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  button.click();
  await waitFor(() => expect(heard).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveBeenCalledOnce();
});
