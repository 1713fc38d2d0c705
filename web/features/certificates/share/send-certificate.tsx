import { useEffect, useState } from 'react';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { fileOf } from '../../../lib/api/download.ts';
import { storedSession } from '../../../lib/api/session.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import styles from './share-dialog.module.css';

interface SendCertificateProps {
  courseId: number;
  courseName: string;
  code: string;
}

/**
 * Shares the certificate's PDF by the device's share sheet. Browsers that cannot share files offer WhatsApp and mail
 * with the address that verifies the certificate (spec 9.10).
 */
export function SendCertificate({ courseId, courseName, code }: SendCertificateProps) {
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const loading = useCall();
  const canShare = useCanShareFiles();
  // fetched before the press: browsers open the sheet only while a press is fresh
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once
  useEffect(() => {
    if (!canShare) return;
    const input = { UserId: storedSession()?.user.id, CourseId: courseId };
    void loading.run(async () =>
      setFile(await fileOf('GET', 'Question/getCertificate', input, `certificado-${code}.pdf`)),
    );
  }, [canShare]);
  const words = `Mi certificado del curso «${courseName}»: ${location.origin}/certificado/${code}`;
  async function share(sent: File): Promise<void> {
    try {
      await navigator.share({ files: [sent], title: `Certificado: ${courseName}` });
    } catch (error) {
      // closing the sheet without a choice is no error
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast({ kind: 'wait', text: 'Tu teléfono no dejó compartirlo. Descárgalo y envíalo como archivo.' });
    }
  }
  if (canShare)
    return (
      <Button kind="sun" wide busy={file === null} onClick={() => file && void share(file)} data-focus-first>
        <Icon name="share" />
        Enviar por WhatsApp o correo
      </Button>
    );
  return (
    <div className={styles.actions}>
      <Button
        kind="sun"
        href={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener"
        data-focus-first
      >
        <Icon name="share" />
        WhatsApp<span className="sr"> (se abre en otra pestaña)</span>
      </Button>
      <Button
        kind="line"
        href={`mailto:?subject=${encodeURIComponent(`Certificado: ${courseName}`)}&body=${encodeURIComponent(words)}`}
      >
        <Icon name="mail" />
        Correo
      </Button>
    </div>
  );
}

/** Known only in the browser, so the first render assumes none. */
function useCanShareFiles(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    const sample = new File([''], 'a.pdf', { type: 'application/pdf' });
    setCan(navigator.canShare?.({ files: [sample] }) === true);
  }, []);
  return can;
}
