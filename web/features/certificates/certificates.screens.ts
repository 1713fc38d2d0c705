import type { SharedCertificate } from '../../../contract/certificates/sharing-calls.ts';
import { pageThings } from '../../lib/page/linked-data.ts';
import { publicScreen, type Screen } from '../../lib/page/screen.ts';
import { achievementOf, pictureTextOf } from './share/shared.rules.ts';
import { type VerifyPageData, verifyTitle } from './verify/verify.rules.ts';

/** The check of a certificate, opened by a form or by the QR code on a certificate. */
const verifyScreen = (path: string, isNotIndexed = false): Screen =>
  publicScreen<VerifyPageData>({
    path,
    isPrivate: true,
    isNotIndexed,
    params: ['codigo'],
    title: verifyTitle,
    description: () => 'Comprueba con su código si un certificado es auténtico.',
    linkedData: (_, page) => pageThings(page),
    load: async (api, { codigo = '' }) => {
      const [found, register] = await Promise.all([
        codigo.trim() === '' ? null : api.certificate.verify({ code: codigo }),
        api.certificate.getRegister({}),
      ]);
      return { typed: codigo, found: found?.data ?? null, register: register.data };
    },
    view: () => import('./verify/verify-page.tsx'),
  });

/** The page of a certificate that its holder shares (spec 9.10). */
const sharedScreen = publicScreen<SharedCertificate>({
  path: '/logro/:codigo',
  isPrivate: true,
  isNotIndexed: true,
  params: ['codigo'],
  title: achievementOf,
  description: ({ institute }) => `Certificado de ${institute}, que cualquiera puede comprobar.`,
  card: (shared) => ({
    title: achievementOf(shared),
    description: `Con ${shared.grade} de 100. Certificado de ${shared.institute}, que cualquiera puede comprobar.`,
    url: shared.url,
    picture: { url: shared.pictureUrl, text: pictureTextOf(shared), size: [1200, 630] },
  }),
  load: async (api, { codigo = '' }) => (await api.certificate.getShared({ code: codigo })).data,
  view: () => import('./share/shared-page.tsx'),
});

/** The screens of certificates (spec 9.5, 9.10). */
export const certificateScreens: readonly Screen[] = [
  verifyScreen('/verificar'),
  verifyScreen('/certificado/:codigo', true),
  sharedScreen,
];
