import { type VerifyPageData, verifyTitle } from '../features/certificates/verify/verify.rules.ts';
import { type Screen, screen } from '../lib/page/screen.ts';

/** Whether a certificate is valid: asked for by a form, or by the QR code that a certificate carries. */
const verifyScreen = (path: string): Screen =>
  screen<VerifyPageData>({
    path,
    who: 'open',
    mode: 'page',
    frame: 'site',
    isPrivate: true,
    params: ['codigo'],
    title: ({ found }) => verifyTitle(found),
    load: async (api, { codigo = '' }) => {
      const [found, register] = await Promise.all([
        codigo.trim() === '' ? null : api.certificate.verify({ code: codigo }),
        api.certificate.getRegister({}),
      ]);
      return { typed: codigo, found: found?.data ?? null, register: register.data };
    },
    view: () => import('../features/certificates/verify/verify-page.tsx'),
  });

/** The screens of certificates (spec 9.5). */
export const certificateScreens: readonly Screen[] = [
  verifyScreen('/verificar'),
  verifyScreen('/certificado/:codigo'),
];
