import { useState } from 'react';
import { type CertificateDesign, certificateDesign } from '../../../../contract/calls/certificate-design.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Card } from '../../../components/page/card.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { ApiRefusal, request } from '../../../lib/api/api.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { DesignPicture } from './design-picture.tsx';
import { SignatoryFields } from './signatory-fields.tsx';

/** /disenocertificado: what certificates print besides the member's own facts, with a sample as PDF (spec 9.3). */
export default function DesignPage({ data }: ViewProps<CertificateDesign>) {
  const api = useApi();
  const toast = useToast();
  const [version, setVersion] = useState(data.version);
  const [pictures, setPictures] = useState({ Logo: data.logo, Seal: data.seal });
  const [signatories, setSignatories] = useState(data.signatories);
  const preview = useCall();
  const sent = {
    Logo: pictures.Logo ?? undefined,
    Seal: pictures.Seal ?? undefined,
    Signatories: signatories.map((each) => ({ ...each, picture: each.picture ?? undefined })),
  };
  const form = useForm({
    schema: certificateDesign.saveDesign.input,
    extraInput: () => ({ Version: version, ...sent }),
    async submit(input) {
      const saved = await api.certificate.saveDesign(input);
      setVersion(saved.data.version);
      toast({ text: saved.message });
    },
  });
  const show = (element: HTMLFormElement | null) =>
    void preview.run(async () => {
      const tab = window.open('', '_blank'); // opened during the press: later the browser would block it
      const texts = Object.fromEntries(new FormData(element ?? undefined));
      const answer = await request(
        { method: 'POST', path: 'Certificate/PreviewDesign' },
        { ...texts, ...sent },
      );
      if (answer.ok) {
        tab?.location.replace(URL.createObjectURL(await answer.blob()));
        return;
      }
      tab?.close();
      const { message, descriptionCode, errors } = await answer.json();
      throw new ApiRefusal(answer.status, message, descriptionCode, errors);
    });
  return (
    <>
      <Breadcrumb trail={[{ label: 'Certificados', href: '/certificados' }, { label: 'Diseño' }]} />
      <ToolHead title="Diseño del certificado" />
      {signatories.length === 0 && (
        <Callout kind="warn">
          Nadie firma los certificados todavía: agrega a quien corresponda, con su nombre y su cargo.
        </Callout>
      )}
      <Card as="section" padded>
        <form className="stack" {...form.formProps}>
          <FormNote form={form} />
          <TextField
            label="Institución"
            name="Institute"
            defaultValue={data.institute}
            error={form.errors['Institute']}
          />
          <TextField
            label="Título"
            name="Heading"
            defaultValue={data.heading}
            error={form.errors['Heading']}
          />
          <TextField
            label="Frase antes del nombre"
            name="Lead"
            defaultValue={data.lead}
            hint="{instituto} se reemplaza por la institución."
            error={form.errors['Lead']}
          />
          <TextField
            label="Frase antes del curso"
            name="Achievement"
            defaultValue={data.achievement}
            error={form.errors['Achievement']}
          />
          <DesignPicture
            label="Logotipo"
            path={pictures.Logo}
            onChange={(Logo) => setPictures({ ...pictures, Logo })}
          />
          <DesignPicture
            label="Sello"
            path={pictures.Seal}
            onChange={(Seal) => setPictures({ ...pictures, Seal })}
          />
          <SignatoryFields
            signatories={signatories}
            onChange={setSignatories}
            error={form.errors['Signatories']}
          />
          <p className="muted">Los certificados ya emitidos no cambian.</p>
          <div className="row">
            <Button
              kind="line"
              busy={preview.isBusy}
              onClick={(event) => show(event.currentTarget.closest('form'))}
            >
              Ver una muestra en PDF
            </Button>
            <Button type="submit" busy={form.isBusy}>
              Guardar
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
