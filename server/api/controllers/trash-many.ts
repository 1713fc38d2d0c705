import type { SeenRow } from '../../../contract/bulk.ts';
import type { Context } from '../../context/context.ts';
import { changeEach } from '../../features/bulk/change-each.ts';
import { answerBulk } from '../call/bulk-answer.ts';

/** The message after something was moved to the Papelera. */
export const inTrash = (what: string): string => `${what} está en la Papelera.`;

/** The handler of a DeleteMany: moves each item to the Papelera by the use case for a single one. */
export const trashMany =
  (remove: (context: Context, id: number) => Promise<void>, one: string, many: string) =>
  async (context: Context, { Items }: { Items: SeenRow[] }) =>
    answerBulk(await changeEach(context, Items, (each, { Id }) => remove(each, Id)), [
      `1 ${one} está en la Papelera`,
      `# ${many} están en la Papelera`,
    ]);
