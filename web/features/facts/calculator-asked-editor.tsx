import { type CalculatorAsked, calculator as calls } from '../../../contract/calculators/calls.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { underDraft } from '../../lib/form-texts.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { DraftedForm } from '../../lib/forms/drafted-form.tsx';
import { type FormDraft, useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import { ConflictWindow, SeenNote } from '../../lib/versions/conflict-window.tsx';
import { textIsSafe, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import { AskedField, askedLabel } from './asked-field.tsx';

interface EditorProps {
  calculator: CalculatorAsked;
  accountId: number;
  /** The address after Cancelar and after a save. */
  listHref: string;
}

/** The ways in which people ask for a calculator. */
export function CalculatorAskedEditor({ calculator, accountId, listHref }: EditorProps) {
  const draft = useDraft(accountId, `calculator.${calculator.name}`, calculator.version);
  return (
    <>
      <ToolHead title={calculator.title} />
      <div className="stack">
        <DraftOffer draft={draft} />
        <AskedForm key={draft.formKey} calculator={calculator} draft={draft} listHref={listHref} />
      </div>
    </>
  );
}

type FormProps = Pick<EditorProps, 'calculator' | 'listHref'> & { draft: FormDraft };

function AskedForm({ calculator, draft, listHref }: FormProps) {
  const api = useApi(textIsSafe);
  const saving = useVersionedSave<InputOf<typeof calls.updateAsked>, CalculatorAsked>({
    draft,
    async save(input, Version) {
      const { message } = await api.calculator.updateAsked({ ...input, Version });
      draft.saved();
      storeNotice(message);
      location.assign(listHref);
    },
    async stored() {
      const { data } = await api.calculator.getAsked({});
      return data.find(({ name }) => name === calculator.name) ?? calculator;
    },
  });
  const form = useForm({
    schema: calls.updateAsked.input,
    draft,
    texts: underDraft({ Asked: calculator.asked }, draft.restored),
    extraInput: () => ({ Name: calculator.name }),
    submit: saving.submit,
  });
  return (
    <>
      <DraftedForm form={form} submitLabel="Guardar" cancelHref={listHref}>
        <SeenNote seen={saving.seen} />
        <AskedField {...form.field('Asked')} />
      </DraftedForm>
      <ConflictWindow
        saving={saving}
        draft={draft}
        fieldsOf={(own, theirs) => [{ label: askedLabel, before: theirs.asked, after: own.Asked ?? '' }]}
      />
    </>
  );
}
