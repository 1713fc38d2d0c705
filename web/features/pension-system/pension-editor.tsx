import type { InputOf } from '../../../contract/endpoint.ts';
import { sistemaPension as calls, type PensionItemRow } from '../../../contract/pension-system/calls.ts';
import { TitleField } from '../../components/forms/title-field.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useEditorFacts } from '../../lib/facts/use-editor-facts.tsx';
import { type TextsFor, underDraft, type Written } from '../../lib/form-texts.ts';
import { DraftNote } from '../../lib/forms/draft-note.tsx';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { DraftedForm } from '../../lib/forms/drafted-form.tsx';
import { type FormDraft, useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import type { Viewer } from '../../lib/page/screen.ts';
import { useTextMeasure } from '../../lib/terms/use-text-measure.ts';
import { ConflictWindow, SeenNote } from '../../lib/versions/conflict-window.tsx';
import { storedRow, textIsSafe, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import { useMediaPicker } from '../images/library/use-media-picker.tsx';

type PensionEditorProps = {
  /** The stored text; null = a new one. */
  item: PensionItemRow | null;
  viewer: Viewer | null;
  /** The address after Cancelar and after a save. */
  listHref: string;
};

/** Title and text of one part of the pension system. The text survives a closed tab. */
export function PensionEditor({ item, viewer, listHref }: PensionEditorProps) {
  const draft = useDraft(viewer?.accountId ?? 0, `pension.${item?.id ?? 'new'}`, item?.version);
  return (
    <>
      <ToolHead title={item === null ? 'Agregar texto' : 'Editar texto'} />
      <div className="stack">
        <DraftOffer draft={draft} />
        <PensionForm
          key={draft.formKey}
          item={item}
          texts={underDraft(
            { Name: item?.title ?? '', Description: item?.description ?? '' },
            draft.restored,
          )}
          draft={draft}
          listHref={listHref}
        />
      </div>
    </>
  );
}

type PensionFormProps = Pick<PensionEditorProps, 'item' | 'listHref'> & {
  texts: TextsFor<Written<PensionInput>>;
  draft: FormDraft;
};
type PensionInput = InputOf<typeof calls.add>;

function PensionForm({ item, texts, draft, listHref }: PensionFormProps) {
  const api = useApi(textIsSafe);
  const picker = useMediaPicker();
  const measure = useTextMeasure();
  const { facts, dialog } = useEditorFacts(texts.Description);
  const saving = useVersionedSave<PensionInput, PensionItemRow>({
    draft,
    async save(input, Version) {
      const { message } = await api.sistemaPension.add(
        item === null ? input : { ...input, Id: item.id, Version },
      );
      draft.saved();
      storeNotice(message);
      location.assign(listHref);
    },
    stored: async () => storedRow((await api.sistemaPension.getToEdit({})).data, item?.id),
  });
  const form = useForm({ schema: calls.add.input, draft, texts, submit: saving.submit });
  return (
    <>
      <DraftedForm form={form} submitLabel={item === null ? 'Agregar' : 'Guardar'} cancelHref={listHref}>
        <SeenNote seen={saving.seen} />
        {/* the text's own headings begin below its title, which readers see as a second-level heading */}
        <h2 className="sr">El texto</h2>
        <TitleField {...form.field('Name')} label="Título" />
        <RichText
          {...form.field('Description')}
          label="Descripción"
          defaultValue={texts.Description ?? ''}
          measure={measure}
          note={<DraftNote draft={draft} />}
          pickImage={picker.pick}
          facts={facts}
        />
      </DraftedForm>
      {picker.dialog}
      {dialog}
      <ConflictWindow
        saving={saving}
        draft={draft}
        fieldsOf={(own, theirs) => [
          { label: 'Título', before: theirs.title, after: own.Name },
          { label: 'Descripción', before: theirs.description, after: own.Description, isHtml: true },
        ]}
      />
    </>
  );
}
