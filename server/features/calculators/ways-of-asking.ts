import { type CalculatorName, calculatorNames } from '../../../contract/pension/calculator-names.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { askedLines, wrongInAsked } from '../../../contract/search/ways-of-asking.ts';
import { type Context, transaction } from '../../context/context.ts';
import { changeRow } from '../versions/change-row.ts';
import * as queries from './ways-of-asking.queries.ts';

const isName = (name: string): name is CalculatorName =>
  (calculatorNames as readonly string[]).includes(name);

/** Lists how people ask for each calculator (spec 6.14). */
export const listAsked = async ({ db }: Context) =>
  (await queries.listAsked(db)).flatMap(({ id: _, name, ...row }) => (isName(name) ? { name, ...row } : []));

/**
 * Writes how people ask for a calculator; undefined = as it is. Refuses (400) what is too much, (409) a stale `version`.
 */
export async function updateAsked(
  context: Context,
  name: CalculatorName,
  asked: string | undefined,
  version: number | undefined,
): Promise<{ version: number }> {
  const lines = asked === undefined ? undefined : askedLines(asked);
  const message = lines === undefined ? undefined : wrongInAsked(lines);
  if (message !== undefined) throw new Refusal('invalidInput', { errors: [{ field: 'Asked', message }] });
  return transaction(context, async (inside) => {
    const { id } = await queries.getByName(inside.db, name);
    const values = { asked: lines?.join('\n') };
    return { version: await changeRow(inside, 'calculator', id, { version, values }) };
  });
}
