import { useState } from 'react';
import type * as z from 'zod/mini';
import {
  type CertificateDesign,
  certificateDesign,
  type Signatory,
} from '../../../../contract/certificates/design-calls.ts';
import { Button } from '../../../components/forms/button.tsx';
import { CheckField } from '../../../components/forms/check-field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { Modal } from '../../../components/overlay/modal.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Card } from '../../../components/page/card.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { underDraft } from '../../../lib/form-texts.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { DraftOffer } from '../../../lib/forms/draft-offer.tsx';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { ConflictWindow, SeenNote } from '../../../lib/versions/conflict-window.tsx';
import { useVersionedSave } from '../../../lib/versions/use-versioned-save.ts';
import styles from './design-page.module.css';
import { DesignPicture } from './design-picture.tsx';
import { DesignPreview, DrawnSample } from './design-preview.tsx';
import { SignatoryFields } from './signatory-fields.tsx';
import { issuedBySaving, issuingQuestion } from './signature.rules.ts';
import { SignatureNote } from './signature-note.tsx';

/** /disenocertificado: the design of certificates, with a sample that follows typing (spec 9.3). */
export default function DesignPage({ data, viewer }: ViewProps<CertificateDesign>) {
  const api = useApi();
  const toast = useToast();
  const [stored, setStored] = useState(data);
  const [seal, setSeal] = useState(data.seal);
  const [signatories, setSignatories] = useState(data.signatories);
  const [texts, setTexts] = useState<Record<string, unknown>>(textsOf(data));
  const [holds, setHolds] = useState(data.unsignedBecause === null);
  const draft = useDraft(viewer?.accountId ?? 0, 'certificate-design', data.version);
  /** Shows a design instead of what is being written. */
  function show(design: CertificateDesign): void {
    setStored(design);
    setSeal(design.seal);
    setSignatories(design.signatories);
    setTexts(textsOf(design));
    setHolds(design.unsignedBecause === null);
    draft.base.current = design.version;
  }
  const [takenKey, setTakenKey] = useState(draft.formKey);
  if (takenKey !== draft.formKey) {
    setTakenKey(draft.formKey);
    const kept = JSON.parse(draft.restored?.['choices'] ?? 'null') as Choices | null;
    if (kept !== null) {
      setSeal(kept.seal);
      setSignatories(kept.signatories);
      setHolds(kept.holds);
    }
  }
  const [asking, setAsking] = useState<DesignInput | null>(null);
  const issued = issuedBySaving(stored, { signatories, holds });
  const sent = {
    Seal: seal ?? '',
    Signatories: signatories.map((each) => ({ ...each, picture: each.picture ?? undefined })),
  };
  /** The form hears of a choice that no field of it holds: a picture, a signature. */
  const noteChoice = () => draft.form.current?.dispatchEvent(new Event('input', { bubbles: true }));
  const saving = useVersionedSave<DesignInput, CertificateDesign>({
    draft,
    async save(input, version) {
      const saved = await api.certificate.saveDesign({ ...input, Version: version ?? input.Version });
      draft.saved();
      show(saved.data);
      toast({ text: saved.message });
    },
    stored: async () => (await api.certificate.getDesign({})).data,
  });
  const form = useForm({
    schema: certificateDesign.saveDesign.input,
    draft,
    texts: underDraft(textsOf(stored), draft.restored),
    extraInput: () => ({ Version: stored.version, HoldUnsigned: holds, ...sent }),
    async submit(input) {
      if (issued > 0 && asking === null) {
        setAsking(input);
        return false;
      }
      setAsking(null);
      return saving.submit(input);
    },
  });
  return (
    <>
      <Breadcrumb trail={[{ label: 'Certificados', href: '/certificados' }, { label: 'Diseño' }]} />
      <ToolHead title="Diseño del certificado" />
      <div className="stack">
        <SignatureNote
          design={stored}
          signHref="#firmas"
          onDone={(text, design) => {
            setStored(design);
            draft.base.current = design.version;
            toast({ text });
          }}
        />
        <div className={styles.columns}>
          <Card as="section" padded>
            <form
              className="stack"
              {...form.formProps}
              ref={draft.form}
              onInput={(event) => {
                form.formProps.onInput(event);
                setTexts(Object.fromEntries(new FormData(event.currentTarget)));
              }}
            >
              <DraftOffer draft={draft} />
              <FormNote form={form} />
              <SeenNote seen={saving.seen} />
              <input type="hidden" name="choices" value={JSON.stringify({ seal, signatories, holds })} />
              <p>
                Los emite <strong>{data.institute}</strong>
                {data.logo === null ? ', sin logo todavía' : ', con su logo'}. Se cambia en{' '}
                <a href="/ajustes#identidad">Ajustes</a>.
              </p>
              <div className="stack" key={`${draft.formKey}-${stored.version}`}>
                <TextField {...form.field('Heading')} label="Título" />
                <TextField
                  {...form.field('Lead')}
                  label="Frase antes del nombre"
                  hint="{instituto} se reemplaza por la institución."
                />
                <TextField {...form.field('Achievement')} label="Frase antes del curso" />
              </div>
              <DesignPicture
                label="Sello"
                path={seal}
                onChange={(path) => {
                  setSeal(path);
                  noteChoice();
                }}
              />
              <SignatoryFields
                signatories={signatories}
                onChange={(changed) => {
                  setSignatories(changed);
                  noteChoice();
                }}
                error={form.errors['Signatories']}
              />
              {signatories.length === 0 && (
                <CheckField
                  checked={holds}
                  onChange={({ currentTarget }) => setHolds(currentTarget.checked)}
                  label="Mientras nadie firme, que los certificados esperen"
                  hint="Sin esto salen sin firma en cuanto se ganan."
                />
              )}
              <p className="muted">Los certificados ya emitidos no cambian.</p>
              <Button type="submit" busy={form.isBusy}>
                {issued > 0 ? `Guardar y emitir ${wholeNumber(issued)}` : 'Guardar'}
              </Button>
            </form>
          </Card>
          <DesignPreview input={{ ...texts, ...sent }} />
        </div>
      </div>
      <ConflictWindow saving={saving} draft={draft} fieldsOf={comparedDesign} onTakeOther={show} />
      <Modal
        open={asking !== null}
        onClose={() => setAsking(null)}
        wide
        title={`¿Guardar y emitir ${wholeNumber(issued)}?`}
        footer={
          <>
            <Button kind="line" onClick={() => setAsking(null)} data-focus-first>
              Cancelar
            </Button>
            <Button busy={form.isBusy} onClick={() => draft.form.current?.requestSubmit()}>
              Guardar y emitir {wholeNumber(issued)}
            </Button>
          </>
        }
      >
        <p>{issuingQuestion(issued)}</p>
        <DrawnSample input={{ ...asking, OfWaiting: true }} said="Así sale el primero de los que esperan." />
      </Modal>
    </>
  );
}

type DesignInput = z.output<typeof certificateDesign.saveDesign.input>;

/** The choices of the form that no field of it holds. */
type Choices = Pick<CertificateDesign, 'seal' | 'signatories'> & { holds: boolean };

const textsOf = ({ heading, lead, achievement }: CertificateDesign) => ({
  Heading: heading,
  Lead: lead,
  Achievement: achievement,
});

const signatoriesText = (signatories: readonly Pick<Signatory, 'name' | 'post'>[]): string =>
  signatories.map(({ name, post }) => (post === '' ? name : `${name}, ${post}`)).join(' · ');

/** The stored design and one's own, field by field. */
const comparedDesign = (own: DesignInput, theirs: CertificateDesign) => [
  { label: 'Título', before: theirs.heading, after: own.Heading },
  { label: 'Frase antes del nombre', before: theirs.lead, after: own.Lead },
  { label: 'Frase antes del curso', before: theirs.achievement, after: own.Achievement },
  { label: 'Sello', before: theirs.seal ?? 'Sin sello', after: own.Seal || 'Sin sello' },
  {
    label: 'Quienes firman',
    before: signatoriesText(theirs.signatories),
    after: signatoriesText(own.Signatories),
  },
];
