import { useState } from 'react';
import type { ContactMessage } from '../../../contract/calls/contact.ts';
import type { MailRow } from '../../../contract/calls/mail.ts';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableSearch } from '../../lib/lists/paged-table.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { ActivationLinkDialog } from './activation-link-dialog.tsx';
import { mailColumns } from './mail-columns.tsx';
import { MessageList } from './message-list.tsx';

type MailPageProps = ViewProps<{ mails: MailRow[]; total: number; messages: ContactMessage[] }>;

/** /correos: the portal's mails, and below them the messages to the institute (spec 11.1, 11.4). */
export default function MailPage({ data, query }: MailPageProps) {
  const api = useApi();
  const { run } = useCall();
  const [shown, setShown] = useState<{ to: string; link: string } | null>(null);
  const showLink = ({ id, to }: MailRow) =>
    void run(async () => setShown({ to, link: (await api.mail.getActivationLink({ id })).data.link }));
  return (
    <>
      <ToolHead title="Correos">
        <PagedTableSearch path="/correos" label="Buscar un correo" query={query} />
      </ToolHead>
      <DataTable
        caption="Correos que envía el portal"
        columns={mailColumns(showLink)}
        rows={data.mails}
        rowKey={({ id }) => id}
        empty={
          <PagedTableEmpty path="/correos" query={query} title="Todavía no hay correos">
            Aquí aparece cada correo que envía el portal, por ejemplo al crear una cuenta.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager path="/correos" query={query} total={data.total} noun={['correo', 'correos']} />
      <MessageList messages={data.messages} />
      <ActivationLinkDialog shown={shown} onClose={() => setShown(null)} />
    </>
  );
}
