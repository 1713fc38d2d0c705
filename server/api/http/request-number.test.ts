import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openForTests } from '../../testing/lifetime.ts';
import { openTestPages } from '../../testing/page-build.ts';

/** A screen, and refusals that show their number. */
const renderer = `export const renderer = {
  screens: [
    { path: '/verificar', who: 'open', mode: 'page', params: [] },
    { path: '/certificado/:codigo', who: 'open', mode: 'page', params: ['codigo'] },
  ],
  setTimeZone() {},
  async renderApp() {},
  async renderPage() {
    return { texts: ['<p>sí</p>'], ownPartsOf: async () => ({ render: () => [] }) };
  },
  async renderRefusal({ title }) {
    return { texts: ['<h1>' + title + '</h1><p>', '</p>'], ownTexts: ({ own }) => [own] };
  },
};`;

const lines = vi.fn();
const pages = openForTests(() => openTestPages(renderer));
beforeAll(async () => {
  const { log } = pages.portal.portal;
  vi.spyOn(log, 'info').mockImplementation(lines);
  vi.spyOn(log, 'child').mockReturnValue(log as never);
});
beforeEach(() => lines.mockClear());

const number = /^\d{4}-\d{4}-\d{4}$/;
const ask = (url: string, headers: Record<string, string> = {}) => pages.app.inject({ url, headers });
/** The line of the last request. */
const lastLine = () => lines.mock.calls.at(-1)?.[0] as Record<string, unknown>;

describe('the number of a request', () => {
  it('is on every answer and another each time; none that comes from outside is believed', async () => {
    const given = { 'x-request-id': 'mío', 'request-id': 'mío' };
    const answers = await Promise.all(
      ['/verificar', '/verificar', '/api/Category/Get', '/healthz', '/nada', '/%zz'].map((url) =>
        ask(url, given),
      ),
    );
    const numbers = answers.map(({ headers }) => headers['x-request-id']);
    for (const each of numbers) expect(each).toMatch(number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('stands on the page of a refusal', async () => {
    const { body, headers } = await ask('/nada');
    expect(body).toContain(`<p>${headers['x-request-id']}</p>`);
  });
});

describe('the line of a refused request', () => {
  it.each([
    ['/nada', 404, 'notFound'],
    ['/api/Nada/Get', 404, 'noSuchCall'],
    ['/api/Usuario/Get', 401, 'signInFirst'],
    ['/api/Course/Read?id=0', 400, 'invalidInput'],
  ])('%s names why', async (url, status, refusal) => {
    expect((await ask(url)).statusCode).toBe(status);
    expect(lastLine()).toMatchObject({ status, refusal });
  });

  it('names none where nothing was refused', async () => {
    await ask('/verificar');
    expect(lastLine()).not.toHaveProperty('refusal');
  });
});

describe('the path of a line', () => {
  it.each([
    ['/certificado/AP-1234-5678-9ABC', '/certificado/…'],
    ['/Certificado/ap123456789abc', '/Certificado/…'],
    ['/logro/AP-1234-5678-9ABC/imagen.png', '/logro/…/imagen.png'],
    ['/verificar?codigo=AP-1234-5678-9ABC', '/verificar'],
  ])('%s has no code', async (url, path) => {
    await ask(url);
    expect(lastLine()).toMatchObject({ path });
  });
});
