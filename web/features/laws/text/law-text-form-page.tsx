import { lawHref } from '../../../../contract/laws/anchors.ts';
import type { LawRow } from '../../../../contract/laws/calls.ts';
import type { LawToEdit } from '../../../../contract/laws/text-calls.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { underDraft } from '../../../lib/form-texts.ts';
import { DraftOffer } from '../../../lib/forms/draft-offer.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { VersionsButton } from '../../../lib/versions/versions-button.tsx';
import { LawTextForm } from './law-text-form.tsx';
import { textsOfLaw } from './law-text-state.ts';
import { RemoveTextButton } from './remove-text-button.tsx';

export interface LawTextData {
  /** Undefined = it was deleted, or does not exist. */
  law: LawRow | undefined;
  text: LawToEdit | null;
  /** The laws that can be chosen as the amending one. */
  laws: LawRow[];
}

/**
 * /textoley: reading a law's text from its file, checking it beside the original, publishing and amending it (spec
 * 6.16).
 */
export default function LawTextFormPage({ data: { law, text, laws }, viewer }: ViewProps<LawTextData>) {
  useNotice();
  const draft = useDraft(viewer?.accountId ?? 0, `law-text.${law?.id ?? 0}`, text?.version ?? 0);
  if (law === undefined)
    return (
      <EmptyState
        level={1}
        image="/motivos/escudo.svg"
        title="Esa ley ya no está"
        actions={<Button href="/leyreglamento">Ver las leyes</Button>}
      >
        Puede que otra persona la haya eliminado. Lo eliminado queda 30 días en la Papelera.
      </EmptyState>
    );
  const texts = underDraft(textsOfLaw(text, law.title), draft.restored);
  return (
    <>
      <Breadcrumb trail={[{ label: 'Leyes y reglamentos', href: '/leyreglamento' }, { label: 'Texto' }]} />
      <ToolHead title={law.title}>
        {text !== null && (
          <>
            <Button kind="line" href={lawHref(law.id)}>
              <Icon name="eye" />
              Ver
            </Button>
            <VersionsButton href={`/versionesley?id=${law.id}`} />
            <RemoveTextButton id={law.id} />
          </>
        )}
      </ToolHead>
      <div className="stack">
        <DraftOffer draft={draft} />
        <LawTextForm key={draft.formKey} law={law} texts={texts} laws={laws} draft={draft} />
      </div>
    </>
  );
}
