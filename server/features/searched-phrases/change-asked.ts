import { isParameterKey } from '../../../contract/facts/keys.ts';
import { calculatorNames } from '../../../contract/pension/calculator-names.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { askedLines, wrongInAsked } from '../../../contract/search/ways-of-asking.ts';
import type { AskableKind } from '../../../contract/searched-phrases/calls.ts';
import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { recordAudit } from '../audit/audit.ts';
import * as calculators from '../calculators/ways-of-asking.ts';
import { contentChanged } from '../content/content-version.ts';
import { listParameters, updateParameter } from '../facts/parameters.ts';
import { changeAskedOfAnswer } from '../subjects/subjects.ts';
import { changeAskedOfUntreated } from '../untreated/untreated.ts';
import { type AskedTable, lockAsked, writeAsked } from './asked.queries.ts';

/** The kinds of rows that keep ways of asking. */
export type AskedKind = AskableKind | 'NoTratado';
type Change = (asked: string[]) => string[];
interface Asked {
  rowId: number;
  anchor: string;
}

/** Inside a transaction: changes the ways of asking of a result by the save of its noun, with its version and audit. */
export const changeAsked = (
  inside: Context,
  { kind, ...asked }: Asked & { kind: AskedKind },
  change: Change,
): Promise<void> =>
  // the noun's own transaction is this one
  changes[kind]({ ...inside, deferred: { run: (joined, work) => work(joined) } }, asked, change);

/** Routes, subjects and pages keep ways of asking beside their versions, so that none of them is a new version. */
const ofTable =
  (table: AskedTable) =>
  async (inside: Context, { rowId }: Asked, change: Change): Promise<void> => {
    const { asked } = foundRow(await lockAsked(inside.db, table, rowId));
    const lines = askedLines(change(askedLines(asked)).join('\n'));
    const message = wrongInAsked(lines);
    if (message !== undefined) throw new Refusal('invalidInput', { errors: [{ field: 'Words', message }] });
    await writeAsked(inside.db, table, rowId, lines.join('\n'));
    await recordAudit(inside, 'searched_phrase.asked', `${table}:${rowId}`, { asked: lines.join(' · ') });
    await contentChanged(inside, table, rowId);
  };

const changes: Record<AskedKind, (inside: Context, asked: Asked, change: Change) => Promise<void>> = {
  Ruta: ofTable('route'),
  Tema: ofTable('subject'),
  Pagina: ofTable('portal_page'),
  NoTratado: (inside, { rowId }, change) => changeAskedOfUntreated(inside, rowId, change),
  Respuesta: (inside, { rowId }, change) => changeAskedOfAnswer(inside, rowId, change),
  async Dato(inside, { anchor }, change) {
    const fact = (await listParameters(inside)).find(({ key }) => key === anchor);
    if (fact === undefined || !isParameterKey(anchor)) throw new Refusal('notFound');
    const asked = change(askedLines(fact.asked)).join('\n');
    const { value, source, link, validFrom, reviewed } = fact;
    await updateParameter(inside, anchor, { value, source, link, validFrom, reviewed, asked }, fact.version);
  },
  async Calculadora(inside, { rowId }, change) {
    const name = calculatorNames[rowId - 1];
    const calculator = (await calculators.listAsked(inside)).find((each) => each.name === name);
    if (calculator === undefined) throw new Refusal('notFound');
    const asked = change(askedLines(calculator.asked)).join('\n');
    await calculators.updateAsked(inside, calculator.name, asked, calculator.version);
  },
};
