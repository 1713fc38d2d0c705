import { as, certificate, course, type Scene } from '../scenes.ts';

const ofCourse = async (scene: Scene) => ({ courseId: await course(scene) });
const ofCertificate = async (scene: Scene) => ({ Id: await certificate(scene) });
const withoutPictures = {
  Logo: undefined,
  Seal: undefined,
  Signatories: [{ name: 'Ana Soliz', post: 'Dirección' }],
};

/** What the calls of certificates find, for rowsForCalls. */
export const rowsForCertificates = {
  'certificate.get': ofCourse,
  'certificate.export': ofCourse,
  'certificate.exportFiles': ofCourse,
  'certificate.revoke': ofCertificate,
  'certificate.restore': async (scene: Scene) => {
    const asked = await ofCertificate(scene);
    await as(scene).certificate.revoke({ ...asked, Because: 'mistake', Reason: 'Prueba' });
    return asked;
  },
  'certificate.reissue': ofCertificate,
  'certificate.saveDesign': async (scene: Scene) => ({
    Version: (await as(scene).certificate.getDesign({})).data.version,
    ...withoutPictures,
  }),
  'certificate.previewDesign': () => withoutPictures,
};
