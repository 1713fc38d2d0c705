import type { EnrolmentRow } from '../../../contract/users.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { requestFile } from '../../lib/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { certificateFileName } from './profile.rules.ts';

/** How long a new tab or a download may take to fetch its bytes from the page. */
const keepMilliseconds = 60_000;

/** Look at the certificate in a new tab; keep it as a file. */
export function CertificateButtons({ row, userId }: { row: EnrolmentRow; userId: number }) {
  const input = { UserId: userId, CourseId: row.courseId };
  const look = useCall();
  const keep = useCall();

  function see(): Promise<void> {
    const tab = window.open('', '_blank'); // while the press lasts: later the browser would block it
    return look.run(async () => {
      try {
        const address = addressOf(await requestFile('Question/seeCertificate', input));
        if (tab === null) location.assign(address);
        else tab.location.replace(address);
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  }

  const download = () =>
    keep.run(async () => {
      const link = document.createElement('a');
      link.href = addressOf(await requestFile('Question/getCertificate', input));
      link.download = certificateFileName(row.name);
      link.click();
    });

  return (
    <>
      <Button busy={look.isBusy} onClick={() => void see()}>
        <Icon name="eye" />
        Ver certificado<span className="sr">: {row.name}</span>
      </Button>
      <Button kind="line" busy={keep.isBusy} onClick={() => void download()}>
        <Icon name="download" />
        Descargar certificado<span className="sr">: {row.name}</span>
      </Button>
    </>
  );
}

function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), keepMilliseconds);
  return address;
}
