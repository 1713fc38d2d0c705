import type { contract } from '../../../contract/index.ts';
import { readingMinutes } from '../../../contract/text/text.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { arrange, trashMany, trashOne } from '../bulk/rows.calls.ts';
import { renderText } from '../rendered-texts/rendered-texts.ts';
import * as items from './pension-system.ts';

type Row = Awaited<ReturnType<typeof items.listPensionItems>>['rows'][number];

const shown = ({ id, title, version, contentHtml, contentText, savedAt }: Row) => ({
  id,
  title,
  version,
  description: contentHtml,
  terms: [],
  readingMinutes: readingMinutes(contentText),
  revised: savedAt?.toISOString() ?? null,
});

export const sistemaPension: Controller<typeof contract.sistemaPension> = {
  async get(context, input) {
    const { rows, total } = await items.listPensionItems(context, input);
    const drawn = rows.map(async (row) => {
      const { html, terms } = await renderText(context, row.contentHtml);
      return { ...shown(row), description: html, terms };
    });
    return answer(await Promise.all(drawn), { total });
  },
  async getToEdit(context) {
    const { rows } = await items.listPensionItems(context, {});
    return answer(rows.map(shown));
  },
  async add(context, { Id, Name, Description, Version }) {
    const given = { title: Name, html: Description };
    return Id === undefined || Id === 0 || Id === ''
      ? answer(await items.addPensionItem(context, given), { message: 'El texto se guardó.' })
      : answer(await items.changePensionItem(context, Id, given, Version), {
          message: 'Los cambios se guardaron.',
        });
  },
  delete: trashOne(items.removePensionItem, 'El texto'),
  deleteMany: trashMany(items.removePensionItem, 'texto', 'textos'),
  order: arrange(items.orderPensionItems),
};
