import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../../../testing/mount-for-test.tsx';
import { text } from '../../../testing/screen.ts';
import { DesignPreview } from './design-preview.tsx';

const design = {
  Heading: 'Diploma',
  Lead: 'La {instituto} reconoce que',
  Achievement: 'terminó el curso',
  Signatories: [],
};
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the sample follows what is typed, once for each pause, and says why there is none', async () => {
  const ask = vi.fn(async (_: string, { body }: { body: string }) =>
    body.includes('"Rota"')
      ? Response.json({ message: 'Esa imagen ya no está.' }, { status: 400 })
      : new Response('%PDF-1.7'),
  );
  vi.stubGlobal('fetch', ask);
  const draw = vi.fn(async () => undefined);
  const shown = (changes: object) => <DesignPreview input={{ ...design, ...changes }} draw={draw} />;
  const rerender = await mount(shown({}));
  await pause();
  expect(draw).toHaveBeenCalledTimes(1);
  for (const Heading of ['D', 'Di', 'Dip']) await rerender(shown({ Heading }));
  await pause();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(ask.mock.lastCall?.[1].body).toContain('"Dip"');
  expect(draw).toHaveBeenCalledTimes(2);
  await rerender(shown({ Heading: '' }));
  await pause();
  expect(text()).toContain('en cuanto el formulario esté completo');
  await rerender(shown({ Heading: 'Rota' }));
  await pause();
  expect(text()).toContain('Esa imagen ya no está.');
  expect(draw).toHaveBeenCalledTimes(2);
});

test.each([
  [
    'the network is gone',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'No hay conexión: la muestra',
  ],
  ['the sample breaks off', async () => brokenOff(), 'El portal respondió algo que no pudimos leer.'],
] as const)('it says so when %s, and goes on with the next change', async (_, answer, sentence) => {
  const ask = vi.fn<() => Promise<Response>>(async () => new Response('%PDF-1.7'));
  ask.mockImplementationOnce(answer);
  vi.stubGlobal('fetch', ask);
  const draw = vi.fn(async () => undefined);
  const rerender = await mount(<DesignPreview input={design} draw={draw} />);
  await pause();
  expect(text()).toContain(sentence);
  await rerender(<DesignPreview input={{ ...design, Heading: 'Certificado' }} draw={draw} />);
  await pause();
  expect(draw).toHaveBeenCalledOnce();
  expect(text()).not.toContain(sentence);
});

/** A response whose body ends in the middle. */
const brokenOff = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));
