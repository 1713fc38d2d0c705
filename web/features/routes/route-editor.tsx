import type { InputOf } from '../../../contract/endpoint.ts';
import { ruta as calls, type RouteToEdit } from '../../../contract/routes/calls.ts';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
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
import { textIsSafe, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import { VersionsButton } from '../../lib/versions/versions-button.tsx';
import { comparedRoutes } from './route-comparison.ts';

interface RouteEditorProps {
  /** The stored route; null = a new one. */
  route: RouteToEdit | null;
  viewer: Viewer | null;
  /** The address after Cancelar and after a save. */
  listHref: string;
}

/** Title, door, lead and steps of a route. The text survives a closed tab. */
export function RouteEditor({ route, viewer, listHref }: RouteEditorProps) {
  const draft = useDraft(viewer?.accountId ?? 0, `route.${route?.id ?? 'new'}`, route?.version);
  const stored: TextsFor<Written<RouteInput>> = {
    Title: route?.title ?? '',
    Door: route?.door ?? '',
    Lead: route?.lead ?? '',
    Description: route?.description ?? '',
  };
  return (
    <>
      <ToolHead title={route === null ? 'Agregar ruta' : 'Editar ruta'}>
        {route && <VersionsButton href={`/versionesruta?id=${route.id}`} />}
      </ToolHead>
      <div className="stack">
        <DraftOffer draft={draft} />
        <RouteForm
          key={draft.formKey}
          route={route}
          texts={underDraft(stored, draft.restored)}
          draft={draft}
          listHref={listHref}
        />
      </div>
    </>
  );
}

type RouteFormProps = Pick<RouteEditorProps, 'route' | 'listHref'> & {
  texts: TextsFor<Written<RouteInput>>;
  draft: FormDraft;
};
type RouteInput = InputOf<typeof calls.add>;

function RouteForm({ route, texts, draft, listHref }: RouteFormProps) {
  const api = useApi(textIsSafe);
  const { facts, dialog } = useEditorFacts(texts.Description);
  const measure = useTextMeasure();
  const saving = useVersionedSave<RouteInput, RouteToEdit>({
    draft,
    async save(input, Version) {
      const { message } = await (route === null
        ? api.ruta.add(input)
        : api.ruta.update({ ...input, Id: route.id, Version }));
      draft.saved();
      storeNotice(message);
      location.assign(listHref);
    },
    stored: async () => (await api.ruta.getToEdit({ id: route?.id ?? 0 })).data,
  });
  const form = useForm({ schema: calls.add.input, draft, texts, submit: saving.submit });
  return (
    <>
      <DraftedForm form={form} submitLabel={route === null ? 'Agregar' : 'Guardar'} cancelHref={listHref}>
        <SeenNote seen={saving.seen} />
        <TitleField {...form.field('Title')} label="Título" />
        <TextField
          {...form.field('Door')}
          label="Debajo de su puerta en Inicio"
          optional
          hint="Unas palabras, por ejemplo «Papeles, oficina y fechas». Sin ellas la ruta no tiene puerta en Inicio."
          autoComplete="off"
        />
        <TextArea {...form.field('Lead')} label="Para quién es" rows={2} grows />
        <RichText
          {...form.field('Description')}
          label="Pasos"
          hint="Cada título de nivel 3 es un paso; uno de nivel 2 empieza una etapa, como «Este mes». Debajo: qué llevar, cuánto tarda, a quién llamar."
          defaultValue={texts.Description ?? ''}
          measure={measure}
          note={<DraftNote draft={draft} />}
          facts={facts}
        />
      </DraftedForm>
      {dialog}
      <ConflictWindow
        saving={saving}
        draft={draft}
        fieldsOf={({ Title, Door = '', Lead, Description }, theirs) =>
          comparedRoutes(theirs, { title: Title, door: Door, lead: Lead, description: Description })
        }
      />
    </>
  );
}
