import { useRef, useState } from 'react';
import {
  type CertificateDesign,
  certificateDesign,
  mostSignatories,
  type Signatory,
} from '../../../../contract/calls/certificate-design.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Card } from '../../../components/page/card.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import styles from './design-page.module.css';
import { DesignPicture } from './design-picture.tsx';
import { DesignPreview } from './design-preview.tsx';
import { SignatureNote } from './signature-note.tsx';

/** /disenocertificado: the design of certificates, with a sample that follows typing (spec 9.3). */
export default function DesignPage({ data }: ViewProps<CertificateDesign>) {
  const api = useApi();
  const toast = useToast();
  const [stored, setStored] = useState(data);
  const [seal, setSeal] = useState(data.seal);
  const [signatories, setSignatories] = useState(data.signatories);
  const [texts, setTexts] = useState<Record<string, unknown>>({
    Heading: data.heading,
    Lead: data.lead,
    Achievement: data.achievement,
  });
  const sent = {
    Seal: seal ?? undefined,
    Signatories: signatories.map((each) => ({ ...each, picture: each.picture ?? undefined })),
  };
  const place = useRef<HTMLFormElement>(null);
  /** The form hears of a choice that no field of it holds: a picture, a signature. */
  const noteChoice = () => place.current?.dispatchEvent(new Event('input', { bubbles: true }));
  const form = useForm({
    schema: certificateDesign.saveDesign.input,
    extraInput: () => ({ Version: stored.version, ...sent }),
    async submit(input) {
      const saved = await api.certificate.saveDesign(input);
      setStored(saved.data);
      toast({ text: saved.message });
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
            toast({ text });
          }}
        />
        <div className={styles.columns}>
          <Card as="section" padded>
            <form
              className="stack"
              {...form.formProps}
              ref={place}
              onInput={(event) => {
                form.formProps.onInput(event);
                setTexts(Object.fromEntries(new FormData(event.currentTarget)));
              }}
            >
              <FormNote form={form} />
              <p>
                Los emite <strong>{data.institute}</strong>
                {data.logo === null ? ', sin logo todavía' : ', con su logo'}. Se cambia en{' '}
                <a href="/ajustes#identidad">Ajustes</a>.
              </p>
              <TextField {...form.field('Heading')} label="Título" defaultValue={data.heading} />
              <TextField
                {...form.field('Lead')}
                label="Frase antes del nombre"
                defaultValue={data.lead}
                hint="{instituto} se reemplaza por la institución."
              />
              <TextField
                {...form.field('Achievement')}
                label="Frase antes del curso"
                defaultValue={data.achievement}
              />
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
              <p className="muted">Los certificados ya emitidos no cambian.</p>
              <Button type="submit" busy={form.isBusy}>
                Guardar
              </Button>
            </form>
          </Card>
          <DesignPreview input={{ ...texts, ...sent }} />
        </div>
      </div>
    </>
  );
}

interface SignatoryFieldsProps {
  signatories: Signatory[];
  onChange: (signatories: Signatory[]) => void;
  error: string | undefined;
}

/** The signatories in the order of the paper: name, post, and a picture of the signature. */
function SignatoryFields({ signatories, onChange, error }: SignatoryFieldsProps) {
  const change = (place: number, changes: Partial<Signatory>) =>
    onChange(signatories.map((each, index) => (index === place ? { ...each, ...changes } : each)));
  return (
    <fieldset className="stack" id="firmas">
      <legend>Quienes firman</legend>
      {error !== undefined && <p role="alert">{error}</p>}
      {signatories.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name than their place
        <div key={place} className="stack">
          <TextField
            label={`Nombre (firma ${place + 1})`}
            value={each.name}
            onChange={({ currentTarget }) => change(place, { name: currentTarget.value })}
          />
          <TextField
            label={`Cargo (firma ${place + 1})`}
            value={each.post}
            onChange={({ currentTarget }) => change(place, { post: currentTarget.value })}
          />
          <DesignPicture
            label={`Imagen de la firma ${place + 1}`}
            path={each.picture}
            onChange={(picture) => change(place, { picture })}
          />
          <Button
            kind="text"
            size="small"
            onClick={() => onChange(signatories.filter((_, index) => index !== place))}
          >
            Quitar la firma {place + 1}
          </Button>
        </div>
      ))}
      {signatories.length < mostSignatories && (
        <Button kind="soft" onClick={() => onChange([...signatories, { name: '', post: '', picture: null }])}>
          <Icon name="plus" />
          Agregar una firma
        </Button>
      )}
    </fieldset>
  );
}
