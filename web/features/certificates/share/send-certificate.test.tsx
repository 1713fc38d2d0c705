import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../../components/overlay/toast.tsx';
import { find, mount } from '../../../testing/mount-for-test.tsx';
import { press, text } from '../../../testing/screen.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { SendCertificate } from './send-certificate.tsx';

const share = vi.fn();
const open = () =>
  mount(
    <ToastProvider>
      <SendCertificate userId={7} courseId={3} courseName="Ahorro" code="AP-1" />
    </ToastProvider>,
  );

beforeEach(() => {
  const pdf = { 'content-type': 'application/pdf' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('%PDF-', { headers: pdf }));
});
afterEach(() => {
  share.mockReset();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

test('the device’s own sheet has the PDF; closing it is no error, a refusal is told', async () => {
  Object.assign(navigator, { canShare: () => true, share });
  await open();
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await press('Enviar por WhatsApp o correo');
  const [{ files }] = share.mock.calls[0] as [{ files: File[] }];
  expect(files.map(({ name, type }) => [name, type])).toEqual([['certificado-AP-1.pdf', 'application/pdf']]);
  expect(text()).not.toContain('no dejó compartirlo');
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await press('Enviar por WhatsApp o correo');
  expect(text()).toContain('no dejó compartirlo');
});

test('a PDF that does not come is told, may be fetched again, and its address sent meanwhile', async () => {
  Object.assign(navigator, { canShare: () => true, share });
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('network'));
  await open();
  await waitFor(() => expect(find('[role=alert]').textContent).toContain('No hay conexión'));
  expect(find('a').getAttribute('href')).toContain('https://wa.me/');
  await press('Intentar otra vez');
  await waitFor(() => expect(text()).toContain('Enviar por WhatsApp o correo'));
  expect(String(vi.mocked(fetch).mock.lastCall?.[0])).toContain('UserId=7');
  expect(document.querySelector('[role=alert]')).toBeNull();
  await press('Enviar por WhatsApp o correo');
  expect(share).toHaveBeenCalledOnce();
});

test('a browser that shares no files offers WhatsApp and mail with the address that verifies it', async () => {
  await open();
  const addresses = [...document.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href));
  expect(addresses).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/.*\/certificado\/AP-1$/),
    expect.stringMatching(/^mailto:.*\/certificado\/AP-1$/),
  ]);
  expect(fetch).not.toHaveBeenCalled();
});
