import { describe, expect, test, vi } from 'vitest';
import type { QueuedJobs, ServiceState } from '../../../contract/service-state/calls.ts';
import { dateAndTime } from '../../lib/format.ts';
import { mountView } from '../../testing/mount-with.tsx';
import { field, findButton, press, text, write } from '../../testing/screen.ts';
import StatePage from './state-page.tsx';

const at = '2026-11-24T12:00:00.000Z';

const state = (jobs: Partial<ServiceState['jobs']> = {}): ServiceState => ({
  checkedAt: at,
  database: { level: 'ok', milliseconds: 4, bytes: 2_000_000, replica: null },
  disk: { level: 'ok', space: { freeBytes: 60e9, sizeBytes: 100e9 }, fullAt: null },
  mail: { level: 'ok', hasServer: true, sentToday: 0, failed: 0, waiting: 0, oldestSeconds: 0 },
  backup: {
    level: 'ok',
    isEncrypted: true,
    isRunning: false,
    place: { problem: null, isOnDataDisk: false },
    last: null,
    failure: null,
    bundles: [],
  },
  rehearsal: { level: 'ok', isRunning: false, last: null, failure: null },
  signingKey: { level: 'ok', validTo: '2030-01-01T00:00:00.000Z' },
  nodes: { level: 'ok', nodes: [] },
  jobs: { level: 'ok', waiting: 0, oldestSeconds: 0, failed: 0, ...jobs },
  version: { level: 'ok', portal: '1.4.0', node: '26.0.0', postgres: '18.4', migrations: 120 },
  availability: { from: at, share: 10_000, outages: [] },
});

const show = (estado: object, data = state()) => mountView({ estado }, StatePage, data);

test('what takes room is told by kind, with the sum of each list', async () => {
  await show({
    getUsedSpace: async () => ({
      data: {
        areFilesHere: false,
        files: [
          { kind: 'material', count: 1, bytes: 3_000_000 },
          { kind: 'articles', count: 24, bytes: 1_000_000 },
        ],
        rows: [{ kind: 'exams', bytes: 500_000 }],
        bundles: { count: 2, bytes: 8_000_000 },
      },
    }),
  });
  await press('Qué ocupa más');
  const window = document.querySelector('dialog[open]')?.textContent ?? '';
  expect(window).toMatch(/Archivos 4,0 MB.*Material de los cursos 1 archivo3,0 MB.*24 archivos1,0 MB/);
  expect(window).toMatch(/Base de datos 500 KB.*Exámenes/);
  expect(window).toContain('no están en este disco');
  expect(window).toMatch(/suman 8,0 MB/);
});

test('what changed is told: versions, steps of the database, and settings with their authors', async () => {
  await show({
    getChanges: async () => ({
      data: {
        updates: [
          { at, version: '1.4.0', steps: 0 },
          { at, version: null, steps: 3 },
        ],
        actions: [{ id: 7, at, by: 'Rosa Medina', said: 'Cambió los ajustes del portal' }],
      },
    }),
  });
  await press('Qué cambió');
  expect(text()).toContain('Empezó a funcionar el portal 1.4.0');
  expect(text()).toContain('La base de datos se puso al día: 3 pasos');
  expect(text()).toContain('Rosa Medina: Cambió los ajustes del portal');
  expect(document.querySelector('a[href="/auditoria?linea=7"]')).not.toBeNull();
});

test('the queue says what failed and why; what is begun again leaves the list of failures', async () => {
  const jobs: QueuedJobs = {
    task: 'recordCertificate',
    running: 0,
    waiting: 0,
    retried: 0,
    failed: 2,
    since: at,
    nextAt: null,
    lastError: 'the disk is full',
  };
  const asked: unknown[] = [];
  let queue = [jobs];
  let now = state({ level: 'attention', failed: 2 });
  await show(
    {
      get: async () => ({ data: now }),
      getQueue: async () => ({ data: queue }),
      retry: async (input: unknown) => {
        asked.push(input);
        queue = [{ ...jobs, failed: 0, waiting: 2, lastError: null }];
        now = state({ waiting: 2 });
        return { data: null, message: 'Se intenta otra vez ahora.' };
      },
    },
    now,
  );
  expect(text()).toContain('2 no se pudieron hacer: en la cola puedes intentarlo otra vez.');
  await press('Ver la cola');
  expect(text()).toContain('Hacer certificados');
  expect(text()).toContain('Muestra este motivo a quien instala el portal: the disk is full');
  await press('Intentar ahora: Hacer certificados');
  expect(asked).toEqual([{ Task: 'recordCertificate' }]);
  expect(findButton('Intentar ahora: Hacer certificados')).toBeUndefined();
  expect(text()).toContain('2 en espera');
  expect(text()).toContain('Se intenta otra vez ahora.');
});

test('an empty queue says so', async () => {
  await show({ getQueue: async () => ({ data: [] }) });
  await press('Ver la cola');
  expect(text()).toContain('No hay ninguna tarea en espera ni en marcha.');
});

test.each([
  [
    { problem: '/mnt/copias cannot be used: EACCES', isOnDataDisk: false },
    'Sin lugar',
    'Ahora no se pueden guardar: muestra este motivo a quien instala el portal: /mnt/copias cannot be used: EACCES.',
  ],
  [{ problem: null, isOnDataDisk: true }, 'En este mismo disco', 'si se daña, se pierden con él'],
])('bundles at a place %o are told with what to do', async (place, tag, words) => {
  const { backup, ...others } = state();
  const last = { at, bytes: 2_000_000 };
  await show({}, { ...others, backup: { ...backup, level: 'attention', last, place } });
  expect(text()).toContain(tag);
  expect(text()).toContain(words);
});

test('a bundle of what is new is listed without a button, with how to take everything along', async () => {
  const { backup, ...others } = state();
  const bundles = [
    { id: 8, at, bytes: 90_000, isEncrypted: true, isWhole: false },
    { id: 7, at: '2026-11-20T06:30:00.000Z', bytes: 2_000_000, isEncrypted: true, isWhole: true },
  ];
  await show({}, { ...others, backup: { ...backup, bundles } });
  await press('Descargar');
  expect(text()).toContain('Solo lo nuevo');
  expect(text()).toContain('haz una copia ahora y descarga esa');
  expect(document.querySelectorAll('[aria-label^="Descargar la copia"]')).toHaveLength(1);
});

describe('a bundle that was stored without encryption', () => {
  const withBundle = () => {
    const { backup, ...others } = state();
    const bundles = [{ id: 7, at, bytes: 2_000_000, isEncrypted: false, isWhole: true }];
    return { ...others, backup: { ...backup, isEncrypted: false, bundles } };
  };
  const getBundleLink = vi.fn(async (_: object) => ({ data: { url: '#bajada' } }));
  const openForm = async () => {
    getBundleLink.mockClear();
    await show({ getBundleLink }, withBundle());
    await press('Descargar');
    await press(`Descargar la copia del ${dateAndTime(at)}`);
  };

  test('asks for a passphrase, twice, at its button, and where one writes is clear', async () => {
    await openForm();
    expect(document.activeElement).toBe(field('Passphrase'));
    expect(field('Passphrase').type).toBe('password');
    await write('Passphrase', 'once letras');
    await write('PassphraseAgain', 'otra cosa que no es');
    await press('Cifrar y descargar');
    expect(text()).toContain('Usa 12 caracteres o más.');
    await write('Passphrase', 'cinco palabras que nadie adivina');
    await press('Cifrar y descargar');
    expect(text()).toContain('Las dos contraseñas de la copia no son iguales.');
    expect(getBundleLink).not.toHaveBeenCalled();
  });

  test('is downloaded with it, and the passphrase does not stay on the screen', async () => {
    await openForm();
    const Passphrase = 'cinco palabras que nadie adivina';
    await write('Passphrase', Passphrase);
    await write('PassphraseAgain', Passphrase);
    await press('Cifrar y descargar');
    expect(getBundleLink).toHaveBeenCalledWith({ Id: 7, Passphrase, PassphraseAgain: Passphrase });
    expect(document.querySelector('[name="Passphrase"]')).toBeNull();
    expect(location.hash).toBe('#bajada');
  });
});
