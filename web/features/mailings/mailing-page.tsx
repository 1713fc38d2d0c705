import type { RecipientRow, WholeMailing } from '../../../contract/mailings/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Detail } from '../../components/display/detail.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { SectionHead, ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { EmailText } from '../../components/text/email-text.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime } from '../../lib/format.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { StateChips } from '../../lib/lists/state-chips.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { loadMailing, type MailingData } from './load-mailings.ts';
import styles from './mailings.module.css';
import { mailingLooks, progressText, reasonTexts, recipientChips, recipientLooks } from './mailings.rules.ts';

/** /carta: a letter to many people, how far it is, and each person to whom it goes or does not (spec 11.6). */
export default function MailingPage({ data, query: opened }: ViewProps<MailingData>) {
  const list = usePagedList<MailingData>({ path: '/carta', query: opened, loaded: data, load: loadMailing });
  const { mailing, recipients, total } = list.loaded;
  const { counts } = mailing;
  return (
    <>
      <Breadcrumb trail={[{ label: 'Cartas', href: '/cartas' }, { label: mailing.subject }]} />
      <ToolHead title={mailing.subject}>
        <Stopping mailing={mailing} onChanged={list.reload} />
      </ToolHead>
      <Progress mailing={mailing} />
      <section className={styles.part} aria-labelledby="personas">
        <SectionHead id="personas" title="A quién" />
        <PagedTableTools list={list} label="Buscar a una persona" />
        <StateChips
          list={list}
          states={recipientChips.filter(
            ({ state }) => state === '' || counts[state] > 0 || list.query['state'] === state,
          )}
          counts={counts}
          kept={['id']}
        />
        <DataTable
          caption="A quién va la carta"
          columns={recipientColumns}
          rows={recipients}
          isPart={recipients.length < total}
          rowKey={({ userId }) => userId}
          empty={
            <PagedTableEmpty list={list} title="Nadie">
              Ninguna persona de esta carta está en ese estado.
            </PagedTableEmpty>
          }
        />
        <PagedTablePager list={list} total={total} noun={['persona', 'personas']} />
      </section>
      <section className={styles.part} aria-labelledby="texto">
        <SectionHead id="texto" title="Lo que dice" />
        <p className={`${styles.letter} ${styles.letterText}`}>{mailing.text}</p>
      </section>
    </>
  );
}

function Progress({ mailing }: { mailing: WholeMailing }) {
  const { addressedTo, date, by, course, counts, state } = mailing;
  return (
    <div className="stack">
      {state === 'paused' && (
        <Callout kind="warn">
          El servidor de correo no recibe más por ahora. La carta sigue sola en cuanto reciba otra vez.
        </Callout>
      )}
      <dl className={styles.facts}>
        <Detail label="Estado">
          <Tag kind={mailingLooks[state].kind}>{mailingLooks[state].label}</Tag> {progressText(counts)}
        </Detail>
        <Detail label="Para">{addressedTo}</Detail>
        {course !== null && <Detail label="Curso">{course}</Detail>}
        <Detail label="Escrita">
          {dateAndTime(date)}
          {by !== null && `, ${by}`}
        </Detail>
      </dl>
    </div>
  );
}

/** 'Detener' while letters leave, 'Seguir' once it was pressed. */
function Stopping({ mailing, onChanged }: { mailing: WholeMailing; onChanged: () => Promise<void> }) {
  const api = useApi();
  const { tell, isBusy } = useCall();
  const { id, state } = mailing;
  if (state === 'done') return null;
  const isStopped = state === 'stopped';
  return (
    <Button
      kind="line"
      busy={isBusy}
      onClick={() => void tell(() => api.mailing.setStopped({ Id: id, Stopped: !isStopped }), onChanged)}
    >
      <Icon name={isStopped ? 'send' : 'minus'} />
      {isStopped ? 'Seguir' : 'Detener'}
    </Button>
  );
}

const recipientColumns: Column<RecipientRow>[] = [
  {
    key: 'name',
    label: 'Nombre',
    kind: 'title',
    isText: true,
    render: ({ userId, fullname }) => <a href={`/persona?id=${userId}`}>{fullname}</a>,
  },
  {
    key: 'email',
    label: 'Correo',
    isText: true,
    render: ({ email }) =>
      email === null ? <span className="muted">Sin correo</span> : <EmailText address={email} />,
  },
  {
    key: 'state',
    label: 'Estado',
    kind: 'state',
    render: ({ state, leftOut, lastError }) => (
      <>
        <Tag kind={recipientLooks[state].kind}>{recipientLooks[state].label}</Tag>
        {(leftOut !== null || lastError !== null) && (
          <span className={styles.reason}>{leftOut === null ? lastError : reasonTexts[leftOut]}</span>
        )}
      </>
    ),
  },
  {
    key: 'sent',
    label: 'Salió',
    nowrap: true,
    render: ({ sentDate }) => (sentDate === null ? '—' : dateAndTime(sentDate)),
  },
];
