import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { trashMany, trashOne } from '../bulk/rows.calls.ts';
import { revisionHandlers, storedFields } from '../versions/revisions.calls.ts';
import * as terms from './terms.ts';

const texts = ({ definition, otherNames, seeAlso, law, lawLink }: terms.TermInWords) => ({
  definition,
  otherNames,
  seeAlso,
  law,
  lawLink,
});

export const term: Controller<typeof contract.term> = {
  ...revisionHandlers(terms.termVersions, texts),
  async get(context, input) {
    const { rows, total } = await terms.listTerms(context, input);
    return answer(
      rows.map(({ title, ...row }) => ({ ...row, term: title })),
      { total },
    );
  },
  async getToEdit(context, { id }) {
    const found = await terms.getTermToEdit(context, id);
    return answer({ ...storedFields(found), ...texts(found) });
  },
  async add(context, input) {
    const given = { ...written(input), term: input.Term, definition: input.Definition };
    return answer(await terms.addTerm(context, given), { message: 'El término se guardó.' });
  },
  async update(context, { Id, Version, ...input }) {
    await terms.changeTerm(context, Id, written(input), Version);
    return answer(null, { message: 'Los cambios se guardaron.' });
  },
  delete: trashOne(terms.removeTerm, 'El término'),
  deleteMany: trashMany(terms.removeTerm, 'término', 'términos'),
};

const written = (input: {
  Term?: string | undefined;
  Definition?: string | undefined;
  OtherNames?: string | undefined;
  SeeAlso?: string | undefined;
  Law?: string | undefined;
  LawLink?: string | undefined;
}): terms.TermGiven => ({
  term: input.Term,
  definition: input.Definition,
  otherNames: input.OtherNames,
  seeAlso: input.SeeAlso,
  law: input.Law,
  lawLink: input.LawLink,
});
