import { as, certificate, course, passed, type Scene } from '../scenes.ts';

const ofCourse = async (scene: Scene) => ({ courseId: await course(scene) });
const filtered = async (scene: Scene) => ({ ...(await ofCourse(scene)), userId: scene.member.id });
const ofCertificate = async (scene: Scene) => ({ Id: await certificate(scene) });
const ofOwn = async (scene: Scene) => ({ courseId: (await passed(scene))['CourseId'] });
const withoutPictures = {
  Seal: undefined,
  Signatories: [{ name: 'Ana Soliz', post: 'Dirección' }],
};

/** The rows of rowsForCalls for calls of certificates. */
export const rowsForCertificates = {
  'certificate.get': async (scene: Scene) => ({ ...(await ofOwn(scene)), userId: scene.member.id }),
  'certificate.getAll': filtered,
  'certificate.export': filtered,
  'certificate.exportFiles': filtered,
  'certificate.previewCourse': ofCourse,
  'certificate.revoke': ofCertificate,
  'certificate.restore': async (scene: Scene) => {
    const asked = await ofCertificate(scene);
    await as(scene).certificate.revoke({ ...asked, Because: 'mistake', Reason: 'Prueba' });
    return asked;
  },
  'certificate.reissue': ofCertificate,
  'certificate.reissueMany': async (scene: Scene) => ({ Items: [await ofCertificate(scene)] }),
  'certificate.saveDesign': async (scene: Scene) => ({
    Version: (await as(scene).certificate.getDesign({})).data.version,
    ...withoutPictures,
  }),
  'certificate.getOwn': ofOwn,
  'certificate.share': ofOwn,
  'certificate.getCredential': ofOwn,
  'certificate.getShared': async (scene: Scene) => {
    const { courseId } = await ofOwn(scene);
    const given = { courseId: Number(courseId), Shared: true };
    return { code: (await as(scene, scene.member).certificate.share(given)).data.code };
  },
  'certificate.previewDesign': () => withoutPictures,
};
