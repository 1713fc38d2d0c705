import { ToolHead } from '../../components/page/page-head.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { MailWarning } from './mail-warning.tsx';
import { MessageList, type MessageListProps } from './message-list.tsx';

/** /mensajes: what people write to the institute on /contact (spec 11.4). */
export default function MessagesPage({ data, query, site }: ViewProps<MessageListProps['messages']>) {
  return (
    <>
      <ToolHead title="Mensajes" />
      <MailWarning site={site} />
      <MessageList messages={data} query={query} />
    </>
  );
}
