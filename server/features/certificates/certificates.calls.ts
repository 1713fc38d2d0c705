import type * as z from 'zod/mini';
import type { CertificateFilter } from '../../../contract/certificates/administration-calls.ts';
import type { certificateDesign } from '../../../contract/certificates/design-calls.ts';
import { mediaTypes } from '../../../contract/files/media-types.ts';
import type { contract } from '../../../contract/index.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import {
  exportCertificateFiles,
  exportCertificates,
  listAllCertificates,
  listChosenCertificates,
} from './administration/certificate-lists.ts';
import { reissue, reissueMany, restoreByHand, revokeByHand } from './administration/change-certificate.ts';
import { previewCourse } from './administration/preview-course.ts';
import { openCredential } from './badge/open-credential.ts';
import { verifyCertificate } from './checking/verify-certificate.ts';
import { addPicture, getDesign, issueUnsigned, previewDesign, saveDesign } from './design/design.ts';
import { exportRegister, registerHead } from './register/register.ts';
import { getOwnCertificate, getSharedCertificate, shareCertificate } from './sharing/share-certificate.ts';
import { listSigners } from './signers/withdraw-signer.ts';

interface Filter {
  Search?: string;
  State?: CertificateFilter;
  courseId?: number;
  userId?: number;
  GroupId?: number;
}
const filterOf = ({ Search, State, courseId, userId, GroupId }: Filter) => ({
  search: Search,
  state: State,
  courseId,
  accountId: userId,
  groupId: GroupId,
});

/** A design as sent, under the code's names. */
const designOf = (given: z.output<typeof certificateDesign.previewDesign.input>) => ({
  heading: given.Heading,
  lead: given.Lead,
  achievement: given.Achievement,
  seal: given.Seal || null,
  signatories: given.Signatories.map(({ name, post, picture = null }) => ({ name, post, picture })),
});

const issuingText = (waiting: number) =>
  waiting === 1
    ? 'El certificado que esperaba se está emitiendo.'
    : `Los ${waiting} certificados que esperaban se están emitiendo.`;

export const certificate: Controller<typeof contract.certificate> = {
  async getDesign(context) {
    return answer(await getDesign(context));
  },
  async addPicture(context, { file }) {
    return answer({ path: await addPicture(context, file) });
  },
  async saveDesign(context, { Version, HoldUnsigned, ...given }) {
    const saved = await saveDesign(context, Version, {
      ...designOf(given),
      seal: given.Seal === '' ? null : given.Seal,
      holdsUnsigned: HoldUnsigned,
    });
    const isIssuing = saved.waiting > 0 && (saved.signatories.length > 0 || saved.unsignedBecause !== null);
    return answer(saved, {
      message: isIssuing
        ? `Guardado. ${issuingText(saved.waiting)}`
        : 'Guardado. Vale para los certificados que se emitan desde ahora.',
    });
  },
  async issueUnsigned(context) {
    const design = await issueUnsigned(context);
    const message = design.waiting > 0 ? issuingText(design.waiting) : 'Los certificados salen sin firma.';
    return answer(design, { message });
  },
  async previewDesign(context, { OfWaiting, ...given }) {
    const body = await previewDesign(context, designOf(given), { ofWaiting: OfWaiting });
    return answer({ body, name: 'muestra.pdf', contentType: mediaTypes.pdf, isAttachment: false });
  },
  async get(context, input) {
    const { rows, total } = await listAllCertificates(context, filterOf(input), input);
    return answer(rows, { total });
  },
  async getAll(context, input) {
    return answer(await listChosenCertificates(context, filterOf(input)));
  },
  async export(context, input) {
    const body = Buffer.from(await exportCertificates(context, filterOf(input)));
    return answer({
      body,
      name: 'certificados.csv',
      contentType: mediaTypes.csv,
      isAttachment: true,
    });
  },
  async exportFiles(context, input) {
    const zip = await exportCertificateFiles(context, filterOf(input));
    return answer({ ...zip, name: 'certificados.zip', contentType: mediaTypes.zip, isAttachment: true });
  },
  async previewCourse(context, { courseId }) {
    return answer(await previewCourse(context, courseId));
  },
  async revoke(context, { Id, Because, Reason }) {
    await revokeByHand(context, Id, Because, Reason);
    return answer(null, { message: 'Certificado revocado.' });
  },
  async restore(context, { Id }) {
    await restoreByHand(context, Id);
    return answer(null, { message: 'El certificado vuelve a ser válido.' });
  },
  async reissue(context, { Id }) {
    await reissue(context, Id);
    return answer(null, { message: 'Certificado emitido otra vez.' });
  },
  async reissueMany(context, { Items }) {
    const results = await reissueMany(context, Items);
    return answerBulk(results, ['Se emitió otra vez 1 certificado', 'Se emitieron otra vez # certificados']);
  },
  async getOwn(context, { courseId }) {
    return answer(await getOwnCertificate(context, courseId));
  },
  async share(context, { courseId, Shared }) {
    const own = await shareCertificate(context, courseId, Shared);
    return answer(own, { message: Shared ? 'Tu página ya se puede ver.' : 'Tu página ya no se ve.' });
  },
  async getCredential(context, { courseId, Format }) {
    return answer({ ...(await openCredential(context, courseId, Format)), isAttachment: true });
  },
  async getShared(context, { code }) {
    return answer(await getSharedCertificate(context, code));
  },
  async verify(context, { code }) {
    return answer(await verifyCertificate(context, code));
  },
  async getSigners(context) {
    const signers = await listSigners(context);
    return answer(
      signers.map(({ fingerprint, withdrawnAt }) => ({
        fingerprint,
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      })),
    );
  },
  async getRegister(context) {
    const head = await registerHead(context);
    return answer(head === undefined ? null : { position: head.position, hash: head.hash.toString('hex') });
  },
  async getRegisterFile(context, { From: from = 1 }) {
    const body = Buffer.from(await exportRegister(context, from));
    const name = `registro-de-certificados-${from}.csv`;
    return answer({ body, name, contentType: mediaTypes.csv, isAttachment: true });
  },
};
