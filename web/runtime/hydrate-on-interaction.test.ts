import { beforeEach, expect, test, vi } from 'vitest';
import { fileOf } from '../testing/choose-file.ts';
import { find } from '../testing/mount-for-test.tsx';
import { noteListeners } from '../testing/page-listeners.ts';
import { waitFor } from '../testing/wait-for.ts';
import * as hydration from './hydrate-island.tsx';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';

beforeEach(noteListeners);

const type = (name: string) => find('input').dispatchEvent(new Event(name, { bubbles: true }));

test('what was written before an island was hydrated is heard by it; also when that took a second try', async () => {
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

test('a file that was chosen before this script came hydrates its island at once; one chosen by no press too', async () => {
  document.body.innerHTML =
    '<div data-island="early"><input type="file"></div><div data-island="late"><input type="file"></div>';
  const hydrated: (string | undefined)[] = [];
  vi.spyOn(hydration, 'hydrateIsland').mockImplementation(async ({ dataset }) => {
    hydrated.push(dataset['island']);
  });
  const hand = new DataTransfer();
  hand.items.add(fileOf('certificado.pdf', 'application/pdf'));
  const early = find('[data-island=early] input') as HTMLInputElement;
  early.files = hand.files;
  hydrateOnInteraction({});
  await waitFor(() => expect(hydrated).toEqual(['early']));
  find('[data-island=late] input').dispatchEvent(new Event('input', { bubbles: true }));
  await waitFor(() => expect(hydrated).toEqual(['early', 'late']));
});

const search = '<dialog data-early><div><input data-focus-first></div></dialog>';
const aSearch = `<a href="/buscar" data-search-open>Buscar</a><div data-island="search" data-trigger="[data-search-open]">${search}</div>`;
const dialog = () => find('dialog') as HTMLDialogElement;
/** Presses the lens while React is on its way; `arrive` brings it. `heard` = the island then heard the press. */
function pressBeforeScript() {
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
  const { heard, arrive } = pressBeforeScript();
  expect(dialog().open).toBe(true);
  expect(document.activeElement).toBe(find('input'));
  expect(heard).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(dialog().open).toBe(true);
});

test('a window that its person has closed again meanwhile stays closed', async () => {
  const { heard, arrive } = pressBeforeScript();
  dialog().close();
  arrive();
  await waitFor(() => expect(find('[data-island]').dataset).toHaveProperty('hydrated'));
  await waitFor(() => expect(document.documentElement.dataset).not.toHaveProperty('pending'));
  expect(heard).not.toHaveBeenCalled();
});

test('without network the window that opened says so', async () => {
  const { hydrateIsland } = pressBeforeScript();
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
  await waitFor(() => expect(island.dataset['hydrated']).toBe(''));
  expect(island.innerHTML).toBe(served);
});

/** An island whose script has to come before its button is heard. */
function islandOf(content: string, load = vi.fn(async () => () => null)) {
  document.body.innerHTML = `<div data-island="leave">${content}</div>`;
  const island = find('[data-island]') as HTMLElement;
  const heard = vi.fn();
  vi.spyOn(hydration, 'hydrateIsland').mockImplementation(async () => {
    for (const control of island.querySelectorAll('button, [data-handled]'))
      control.addEventListener('click', (event) => heard(event.preventDefault()));
  });
  hydrateOnInteraction({ leave: load });
  return { island, heard, load };
}

test('an island hears the press of what it handles; a link away leaves it as it is', async () => {
  const { island, heard } = islandOf(
    '<a href="#away">Leer</a><a href="#here" data-handled>Siguiente</a><button>Dejar</button>',
  );
  for (const name of ['pointerdown', 'focusin', 'click'])
    find('a').dispatchEvent(new Event(name, { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(island.dataset).not.toHaveProperty('hydrated');
  (find('[data-handled]') as HTMLElement).click();
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(island.dataset['hydrated']).toBe('');
  (find('button') as HTMLElement).click();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the first sign of life fetches scripts and hydrates nothing; whoever saves data gets them at the press', async () => {
  const { island, load } = islandOf('<button>Dejar</button>');
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  dispatchEvent(new Event('keydown'));
  expect(load).toHaveBeenCalledOnce();
  expect(island.dataset).not.toHaveProperty('hydrated');
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  const saving = islandOf('<button>Dejar</button>');
  vi.unstubAllGlobals();
  dispatchEvent(new Event('scroll'));
  expect(saving.load).not.toHaveBeenCalled();
  (find('button') as HTMLElement).click();
  await waitFor(() => expect(saving.heard).toHaveBeenCalledOnce());
});

test('nothing is fetched before the page has loaded, whatever is done', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { load } = islandOf('<button>Dejar</button>');
  dispatchEvent(new Event('scroll'));
  expect(load).not.toHaveBeenCalled();
  state.mockRestore();
  dispatchEvent(new Event('load'));
  expect(load).toHaveBeenCalledOnce();
});

test('a part that works by itself hydrates its island without a press', async () => {
  const { island } = islandOf('<p data-eager>Estamos preparando tu certificado…</p>');
  await waitFor(() => expect(island.dataset['hydrated']).toBe(''));
});

test('a press whose script did not come is told beside it, once', async () => {
  islandOf(
    '<section><button data-slow>Dejar</button></section><section>Otro</section>',
    vi.fn().mockRejectedValue(new TypeError('no network')),
  );
  vi.spyOn(hydration, 'hydrateIsland').mockRejectedValue(new TypeError('no network'));
  for (let press = 0; press < 2; press += 1) {
    (find('button') as HTMLElement).click();
    await waitFor(() => expect(find('section').textContent).toContain('No pudimos cargar esta parte'));
    await waitFor(() => expect(find('button').getAttribute('aria-busy')).toBeNull());
  }
  await waitFor(() => expect(document.querySelectorAll('[data-offline]')).toHaveLength(1));
});

test('a button pressed twice before its script came is heard once, and shows at once that it works', async () => {
  const { heard } = islandOf('<button data-slow>Comenzar examen</button>');
  const button = find('button') as HTMLButtonElement;
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  button.click();
  await waitFor(() => expect(heard).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveBeenCalledOnce();
});

/** The content of an `app` screen, whose script comes when the returned function is called. */
function openApp(content: string): () => void {
  document.body.innerHTML = `<main>${content}</main>`;
  const { promise: way, resolve: arrive } = Promise.withResolvers<void>();
  hydrateOnInteraction({}, { place: find('main'), load: async () => () => way });
  return arrive;
}
const isPending = () => document.documentElement.dataset['pending'] !== undefined;

test('an app screen hydrates without a press; one that comes before is shown as noticed, and done once', async () => {
  const arrive = openApp('<button>Guardar</button>');
  const pressed = vi.fn();
  find('button').addEventListener('click', pressed);
  find('button').click();
  find('button').click();
  expect(pressed).not.toHaveBeenCalled();
  expect(isPending()).toBe(true);
  expect(find('main').dataset).not.toHaveProperty('hydrated');
  arrive();
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  expect(isPending()).toBe(false);
  expect(find('main').dataset).toHaveProperty('hydrated');
});

test('a form that leads somewhere without script, and a press for a new tab, are not held', () => {
  openApp('<form action="/buscar"></form><button>Agregar</button>');
  const events = [
    new Event('submit', { bubbles: true, cancelable: true }),
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  ];
  find('form').dispatchEvent(events[0] as Event);
  find('button').dispatchEvent(events[1] as Event);
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false]);
  expect(isPending()).toBe(false);
});
