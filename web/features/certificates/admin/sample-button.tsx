import { type CertificateDesign, certificateDesign } from '../../../../contract/calls/certificate-design.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { downloadFileOf } from '../../../lib/api/download.ts';
import { useCall } from '../../../lib/api/use-call.ts';

/** The design as PreviewDesign takes it. */
const sampleInput = ({ signatories, logo, seal, ...texts }: CertificateDesign) => ({
  Institute: texts.institute,
  Heading: texts.heading,
  Lead: texts.lead,
  Achievement: texts.achievement,
  Logo: logo ?? undefined,
  Seal: seal ?? undefined,
  Signatories: signatories.map((each) => ({ ...each, picture: each.picture ?? undefined })),
});

/** 'Ver un ejemplo': the PDF with invented data, by the current design. */
export function SampleButton({ design }: { design: CertificateDesign }) {
  const { run, isBusy } = useCall();
  const { method, path } = certificateDesign.previewDesign;
  return (
    <Button
      kind="line"
      busy={isBusy}
      onClick={() => void run(() => downloadFileOf(method, path, sampleInput(design), 'ejemplo.pdf'))}
    >
      <Icon name="eye" />
      Ver un ejemplo
    </Button>
  );
}
