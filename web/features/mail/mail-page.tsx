import { useRef, useState } from 'react';
import { type MailRow, mailStates } from '../../../contract/mail/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import {
  type ListFilter,
  PagedTableEmpty,
  PagedTablePager,
  PagedTableTools,
} from '../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { useCopy } from '../../lib/page/use-copy.ts';
import { loadMails, type MailPage } from './load-mails.ts';
import { mailColumns, mailStateLooks } from './mail-columns.tsx';
import { MailWarning } from './mail-warning.tsx';

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'Estado',
    placeholder: 'Todos los estados',
    options: mailStates.map((state) => ({ value: state, label: mailStateLooks[state].label })),
  },
];

/** /correos: the portal's mails (spec 11.1). */
export default function MailsPage({ data, query, site }: ViewProps<MailPage>) {
  const list = usePagedList<MailPage>({ path: '/correos', query, loaded: data, load: loadMails });
  const { mails, total } = list.loaded;
  const api = useApi();
  const { run } = useCall();
  const [shown, setShown] = useState<{ to: string; link: string } | null>(null);
  const showLink = ({ id, to }: MailRow) =>
    void run(async () => setShown({ to, link: (await api.mail.getActivationLink({ id })).data.link }));
  return (
    <>
      <ToolHead title="Correos" />
      <div className="stack">
        <MailWarning site={site} />
        <PagedTableTools list={list} label="Buscar un correo" filters={filters} />
      </div>
      <DataTable
        caption="Correos que envía el portal"
        columns={mailColumns(showLink)}
        rows={mails}
        isPart={mails.length < total}
        rowKey={({ id }) => id}
        empty={
          <PagedTableEmpty list={list} title="Todavía no hay correos">
            Aquí aparece cada correo que envía el portal, por ejemplo al crear una cuenta.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager list={list} total={total} noun={['correo', 'correos']} />
      <ActivationLinkDialog shown={shown} onClose={() => setShown(null)} />
    </>
  );
}

type ActivationLinkDialogProps = { shown: { to: string; link: string } | null; onClose: () => void };

/** The link of an activation mail, to be passed on by other means. */
function ActivationLinkDialog({ shown, onClose }: ActivationLinkDialogProps) {
  const copy = useCopy();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={shown !== null}
      onClose={onClose}
      wide
      title="Enlace de activación"
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            Cerrar
          </Button>
          <Button
            onClick={() =>
              void (shown && copy(shown.link, 'El enlace está copiado.', () => field.current?.select()))
            }
            data-focus-first
          >
            Copiar enlace
          </Button>
        </>
      }
    >
      {shown !== null && (
        <TextField
          ref={field}
          label={`Para ${shown.to}`}
          readOnly
          defaultValue={shown.link}
          hint="Entrégalo solo a esa persona: quien lo abre activa la cuenta. Queda anotado que lo viste."
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Dialog>
  );
}
