import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';

/**
 * Shows the certificate in a new tab, or downloads it. Both are plain addresses, which every phone can open.
 */
export function CertificateButtons({ row, userId }: { row: EnrolmentRow; userId: number }) {
  const { question } = useApi();
  const toast = useToast();
  const look = useCall();
  const keep = useCall();
  const links = async () =>
    (await question.getCertificateLinks({ UserId: userId, CourseId: row.courseId })).data;

  function see(): Promise<void> {
    const tab = window.open('', '_blank'); // opened during the press: later the browser would block it
    return look.run(async () => {
      try {
        const address = (await links()).see;
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
      location.assign((await links()).keep);
      toast({ text: 'Tu certificado se está descargando.' });
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
