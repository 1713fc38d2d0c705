import type { InputOf } from '../../../contract/endpoint.ts';
import { legal as calls, type LegalPageToEdit } from '../../../contract/legal/calls.ts';
import { type LegalPage, legalPages, legalTitles } from '../../../contract/legal/pages.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { Tabs } from '../../components/page/tabs.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useEditorFacts } from '../../lib/facts/use-editor-facts.tsx';
import { dateAndTime } from '../../lib/format.ts';
import { DraftNote } from '../../lib/forms/draft-note.tsx';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { DraftedForm } from '../../lib/forms/drafted-form.tsx';
import { type FormDraft, useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLeaveQuestion } from '../../lib/forms/use-leave-question.tsx';
import { storeNotice, useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { readingTimeText } from '../../lib/reading-time.ts';
import { ConflictWindow, SeenNote } from '../../lib/versions/conflict-window.tsx';
import { textIsSafe, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import { authorOf } from '../../lib/versions/version-author.ts';
import { type ListedVersion, VersionsDialog } from '../../lib/versions/versions-dialog.tsx';

type LegalInput = Omit<InputOf<typeof calls.update>, 'Version'>;
type Stored = LegalPageToEdit & { savedAt: string };

const hrefOf = (page: LegalPage) => `/ajustes/paginas?pagina=${page}`;

/** /ajustes/paginas: the pages of privacy, terms and accessibility, one at a time (spec 13.16). */
export default function LegalManagerPage({ data, viewer }: ViewProps<LegalPageToEdit>) {
  useNotice();
  const draft = useDraft(viewer?.accountId ?? 0, `legal.${data.page}`, data.version);
  return (
    <>
      <Breadcrumb trail={[{ label: 'Ajustes', href: '/ajustes' }, { label: 'Páginas legales' }]} />
      <LegalForm
        key={draft.formKey}
        data={data}
        text={draft.restored?.['Text'] ?? (data.written || data.given)}
        draft={draft}
      />
    </>
  );
}

interface LegalFormProps {
  data: LegalPageToEdit;
  /** The text that the form begins with. */
  text: string;
  draft: FormDraft;
}

function LegalForm({ data, text, draft }: LegalFormProps) {
  const api = useApi(textIsSafe);
  const { page } = data;
  const saving = useVersionedSave<LegalInput, Stored>({
    draft,
    async save(input, version = 0) {
      const { message } = await api.legal.update({ ...input, Version: version });
      draft.saved();
      storeNotice(message, { label: 'Ver la página', href: `/${page}` });
      location.reload();
    },
    async stored() {
      const { savedAt, ...stored } = (await api.legal.getToEdit({ Page: page })).data;
      return { ...stored, savedAt: savedAt ?? '' };
    },
  });
  const form = useForm({
    schema: calls.update.input,
    extraInput: () => ({ Page: page }),
    draft,
    texts: { Text: text },
    submit: ({ Version: _, ...input }) => saving.submit(input),
  });
  const { facts, dialog } = useEditorFacts(text);
  const leaving = useLeaveQuestion(form);
  return (
    <>
      <ToolHead title="Páginas legales">
        <LegalVersions data={data} before={leaving.before} />
      </ToolHead>
      <p className="muted small">
        Están al pie de cada página. Mientras no las cambias, dicen lo que el portal guarda de verdad, con los
        datos de Ajustes.
      </p>
      <Tabs
        label="Páginas"
        tabs={legalPages.map((each) => ({ label: legalTitles[each], href: hrefOf(each) }))}
        current={hrefOf(page)}
        panel="pagina-legal"
      />
      <div id="pagina-legal" className="stack" role="tabpanel" aria-label={legalTitles[page]}>
        <DraftOffer draft={draft} />
        <DraftedForm form={form} submitLabel="Guardar" cancelHref="/ajustes">
          <SeenNote seen={saving.seen} />
          <h2 className="sr">{legalTitles[page]}</h2>
          <RichText
            {...form.field('Text')}
            label="Texto"
            hint="Si borras todo el texto y guardas, la página vuelve a decir lo que trae el portal."
            measure={readingTimeText}
            facts={facts}
            hasCalculators={false}
            note={<DraftNote draft={draft} />}
          />
        </DraftedForm>
      </div>
      {dialog}
      {leaving.question}
      <ConflictWindow
        saving={saving}
        draft={draft}
        fieldsOf={(own, theirs) => [
          { label: 'Texto', before: theirs.written || theirs.given, after: own.Text ?? '', isHtml: true },
        ]}
      />
    </>
  );
}

interface LegalVersionsProps {
  data: LegalPageToEdit;
  /** Asks before unsaved text would be dropped. */
  before: (go: () => void) => void;
}

/** Every saved version of a page, with its restoration, and that of the default text. */
function LegalVersions({ data: { page, version, written }, before }: LegalVersionsProps) {
  const api = useApi();
  async function load(): Promise<ListedVersion[]> {
    const { data } = await api.legal.getRevisions({ Page: page });
    const saved = data.map((each) => ({
      version: each.version,
      name: `Versión ${each.version}`,
      note: `${authorOf(each)}, ${dateAndTime(each.savedAt)}${each.written === '' ? '. Volvió al texto que trae el portal' : ''}.`,
      now: each.version === version ? 'la de ahora' : null,
    }));
    const given: ListedVersion = {
      version: 0,
      name: 'El texto que trae el portal',
      note: 'Dice lo que el portal guarda y usa los datos de Ajustes.',
      now: written === '' ? 'el de ahora' : null,
    };
    return [...saved, given];
  }
  return (
    <VersionsDialog
      title={`Versiones de «${legalTitles[page]}»`}
      load={load}
      restore={(Revision) =>
        Revision === 0
          ? api.legal.update({ Page: page, Text: '', Version: version })
          : api.legal.restoreRevision({ Page: page, Revision, Version: version })
      }
      before={before}
    />
  );
}
