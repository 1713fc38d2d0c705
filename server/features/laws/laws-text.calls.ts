import { mediaTypes } from '../../../contract/files/media-types.ts';
import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { trashOne } from '../bulk/rows.calls.ts';
import { renderTexts } from '../rendered-texts/rendered-texts.ts';
import { revisionHandlers } from '../versions/revisions.calls.ts';
import { readLawFile } from './import/read-law-file.ts';
import { listChangedCitations, reviewCitation } from './law-citations.ts';
import * as texts from './laws-text.ts';

/** The details of a law under their wire names. */
const facts = (law: texts.LawTextFacts) => ({
  title: law.title,
  number: law.number,
  gazette: law.gazette,
  promulgatedOn: law.promulgatedOn,
  inForceFrom: law.inForceFrom,
  repealedOn: law.repealedOn,
  published: law.isPublished,
});

const saved = ({
  version,
  savedAt,
  savedBy,
}: {
  version: number;
  savedAt: Date;
  savedBy: string | null;
}) => ({
  version,
  savedAt: savedAt.toISOString(),
  savedBy,
});

/** A date of a save: undefined keeps it, an empty text removes it. */
const dayGiven = (day: string | undefined): string | null | undefined => (day === '' ? null : day);

export const leyTexto: Controller<typeof contract.leyTexto> = {
  ...revisionHandlers(texts.lawTextVersions, (law, { id }) => ({ id, ...facts(law), ...law.content })),
  async read(context, { id, al }) {
    const law = await texts.readLawText(context, id, al);
    const { description, day, today, days, readingMinutes } = law;
    const rendered = await renderTexts(
      context,
      law.parts.map((part) => (part.kind === 'article' ? part.html : '')),
    );
    const parts = law.parts.map((part, at) =>
      part.kind === 'article' ? { ...part, ...(rendered[at] ?? { terms: [] }) } : part,
    );
    return answer({
      id,
      ...facts(law),
      description,
      file: { type: law.fileType, sizeBytes: law.sizeBytes },
      day,
      today,
      days,
      readingMinutes,
      savedAt: law.savedAt.toISOString(),
      parts,
    });
  },
  async akn(context, { id, al }) {
    return answer({
      ...(await texts.exportLawText(context, id, al)),
      contentType: mediaTypes.xml,
      isAttachment: true,
    });
  },
  async getToEdit(context, { id }) {
    const law = await texts.findLawTextToEdit(context, id);
    return answer(law === undefined ? null : { id, ...facts(law), ...saved(law), ...law.content });
  },
  async readFile(context, { file }) {
    return answer(await readLawFile(context, file));
  },
  async save(context, input) {
    const state = {
      title: input.Title,
      number: input.Number,
      gazette: input.Gazette,
      promulgatedOn: dayGiven(input.PromulgatedOn),
      inForceFrom: dayGiven(input.InForceFrom),
      repealedOn: dayGiven(input.RepealedOn),
      isPublished: input.Published,
      content: { parts: input.Parts, amendments: input.Amendments },
    };
    return answer(await texts.saveLawText(context, input.Id, state, input.Version), {
      message: 'El texto de la ley se guardó.',
    });
  },
  delete: trashOne(texts.removeLawText, 'El texto de la ley'),
  async getCitations(context) {
    return answer(await listChangedCitations(context));
  },
  async review(context, { Id }) {
    await reviewCitation(context, Id);
    return answer(null, { message: 'Quedó como revisado.' });
  },
};
