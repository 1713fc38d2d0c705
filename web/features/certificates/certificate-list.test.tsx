import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import { mount } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { enrolmentRow } from '../../testing/rows.ts';
import { CertificateList } from './certificate-list.tsx';

const failed: EnrolmentRow = {
  ...enrolmentRow,
  readTime: 1200,
  isReadingComplete: true,
  timeTest: 600,
  isTaken: true,
  calification: 25,
  canLeave: false,
};

/** The text and the address of the first action on a course. */
async function nextStep(row: EnrolmentRow): Promise<[string, string]> {
  await mount(<CertificateList rows={[row]} userId={9} />);
  const link = document.querySelector('li a');
  return [link?.textContent ?? '', link?.getAttribute('href') ?? ''];
}

test('who failed reads again and repeats', async () => {
  expect(await nextStep(failed)).toEqual(['Repasar y repetir', '/leermodulos?id=3']);
});

test('of an archived course there is nothing to repeat', async () => {
  const archived = { ...failed, archived: true, examRefusal: 'Este curso está archivado.' };
  expect(await nextStep(archived)).toEqual(['Repasar', '/leermodulos?id=3']);
});

test('an exam that runs comes before everything else, the second one too', async () => {
  expect(await nextStep({ ...failed, hasRunningAttempt: true })).toEqual([
    'Continuar examen',
    '/test?id=3&userId=9',
  ]);
});

test('the tab that waits for the certificate says so', async () => {
  const tab = { document: document.implementation.createHTMLDocument(), location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  const links = Promise.withResolvers<{ data: { see: string; keep: string } }>();
  const graduate = { ...failed, isPassed: true, certificateCode: 'AP-1', isCertificateReady: true };
  const question = { getCertificateLinks: () => links.promise };
  await mountWith({ question }, <CertificateList rows={[graduate]} userId={9} />);
  await act(async () => document.querySelector<HTMLElement>('li button')?.click());
  expect(tab.document.body.textContent).toBe('Un momento: abrimos tu certificado.');
  await act(async () => links.resolve({ data: { see: '/certificado.pdf', keep: '' } }));
  expect(tab.location.replace).toHaveBeenCalledWith('/certificado.pdf');
});

test('an address that names a certificate leads to it, not to the beginning of the list', async () => {
  history.replaceState(null, '', '/profile?tab=certificados#certificado-4');
  await mount(
    <CertificateList rows={[failed, { ...failed, courseId: 4, name: 'El que aprobó' }]} userId={9} />,
  );
  expect(document.activeElement?.textContent).toBe('El que aprobó');
});
