import type { SeenRow } from '../../../contract/bulk.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer } from '../../api/call/controller.ts';
import type { Context } from '../../context/context.ts';
import { changeEach } from './change-each.ts';

type Remove = (context: Context, id: number) => Promise<void>;

/** The message after something was moved to the Papelera. */
export const inTrash = (what: string): string => `${what} está en la Papelera.`;

/** The handler of a Delete that moves a row to the Papelera; `what` is the noun with its article. */
export const trashOne =
  (remove: Remove, what: string) =>
  async (context: Context, { id }: { id: number }) => {
    await remove(context, id);
    return answer(null, { message: inTrash(what) });
  };

/** The handler of a DeleteMany: moves each item to the Papelera by the use case for a single one. */
export const trashMany =
  (remove: Remove, one: string, many: string) =>
  async (context: Context, { Items }: { Items: SeenRow[] }) =>
    answerBulk(await changeEach(context, Items, (each, { Id }) => remove(each, Id)), [
      `1 ${one} está en la Papelera`,
      `# ${many} están en la Papelera`,
    ]);

/** The handler of an Order. */
export const arrange =
  (order: (context: Context, ids: number[]) => Promise<void>) =>
  async (context: Context, { Ids }: { Ids: number[] }) => {
    await order(context, Ids);
    return answer(null, { message: 'El nuevo orden se guardó.' });
  };
