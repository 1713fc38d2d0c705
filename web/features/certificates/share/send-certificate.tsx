import { useEffect, useState } from 'react';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { fileOf } from '../../../lib/api/download.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import styles from './share-dialog.module.css';

interface SendCertificateProps {
  userId: number;
  courseId: number;
  courseName: string;
  code: string;
}

/**
 * Shares the certificate's PDF by the device's share sheet. Browsers that cannot share files offer WhatsApp and mail
 * with the address that verifies the certificate (spec 9.10).
 */
export function SendCertificate({ userId, courseId, courseName, code }: SendCertificateProps) {
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState('');
  const loading = useCall(setFailure);
  const canShare = useCanShareFiles();
  // fetched before the press: browsers open the sheet only while a press is fresh
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once
  useEffect(() => {
    if (canShare) void load();
  }, [canShare]);
  const load = () =>
    loading.run(async () => {
      const input = { UserId: userId, CourseId: courseId };
      setFile(await fileOf('GET', 'Question/getCertificate', input, `certificado-${code}.pdf`));
      setFailure('');
    });
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
  if (!canShare) return <LinkActions courseName={courseName} words={words} isFirst />;
  return (
    <>
      {failure !== '' && <p role="alert">No pudimos preparar el PDF para enviarlo. {failure}</p>}
      <Button
        kind="sun"
        wide
        busy={loading.isBusy || (file === null && failure === '')}
        onClick={() => {
          setFailure(''); // the same failure is announced again
          void (file === null ? load() : share(file));
        }}
        data-focus-first
      >
        <Icon name="share" />
        {failure === '' ? 'Enviar por WhatsApp o correo' : 'Intentar otra vez'}
      </Button>
      {failure !== '' && <LinkActions courseName={courseName} words={words} />}
    </>
  );
}

type LinkActionsProps = {
  courseName: string;
  words: string;
  /** True if nothing else sends the certificate. */
  isFirst?: boolean;
};

/** Sends the address that verifies the certificate. */
function LinkActions({ courseName, words, isFirst }: LinkActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        kind={isFirst ? 'sun' : 'line'}
        href={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener"
        data-focus-first={isFirst}
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
