import { useState } from 'react';
import type { AnnouncementRow } from '../../../contract/announcements/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Tag, type TagKind } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime, wholeNumber } from '../../lib/format.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { AnnouncementDialog } from './announcement-form.tsx';
import { type AnnouncementListData, loadAnnouncements } from './load-announcements.ts';

/** /anuncios: what the institute says on the portal, from when to when, and how many closed it (spec 6.22). */
export default function AnnouncementListPage({ data, query: opened }: ViewProps<AnnouncementListData>) {
  const api = useApi();
  const toast = useToast();
  const { tell } = useCall();
  const list = usePagedList<AnnouncementListData>({
    path: '/anuncios',
    query: opened,
    loaded: data,
    load: loadAnnouncements,
  });
  const { announcements, total, groups } = list.loaded;
  const [isAdding, setAdding] = useState(false);
  const end = ({ id }: AnnouncementRow) => void tell(() => api.announcement.end({ Id: id }), list.reload);
  return (
    <>
      <ToolHead title="Anuncios">
        <Button onClick={() => setAdding(true)}>
          <Icon name="plus" />
          Agregar anuncio
        </Button>
      </ToolHead>
      <PagedTableTools list={list} label="Buscar un anuncio" />
      <DataTable
        caption="Anuncios"
        columns={announcementColumns(end)}
        rows={announcements}
        isPart={announcements.length < total}
        rowKey={({ id }) => id}
        empty={
          <PagedTableEmpty list={list} title="Todavía no hay anuncios">
            Un anuncio está arriba de cada página, desde un día hasta otro.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager list={list} total={total} noun={['anuncio', 'anuncios']} />
      <AnnouncementDialog
        open={isAdding}
        groups={groups}
        onClose={() => setAdding(false)}
        onDone={(message) => {
          setAdding(false);
          toast({ text: message });
          void list.reload();
        }}
      />
    </>
  );
}

const looks: Record<AnnouncementRow['state'], { kind: TagKind; label: string }> = {
  planned: { kind: 'info', label: 'Programado' },
  live: { kind: 'ok', label: 'En el portal' },
  ended: { kind: 'off', label: 'Terminó' },
};

const readersOf = ({ reach, group }: AnnouncementRow) =>
  reach === 'all' ? 'Todos' : reach === 'members' ? 'Quienes tienen cuenta' : `Grupo «${group}»`;

const announcementColumns = (end: (row: AnnouncementRow) => void): Column<AnnouncementRow>[] => [
  {
    key: 'title',
    label: 'Título',
    kind: 'title',
    isText: true,
    render: ({ title, text }) => (
      <>
        {title}
        <br />
        <small className="muted">{text}</small>
      </>
    ),
  },
  { key: 'reach', label: 'Para', isText: true, render: readersOf },
  {
    key: 'state',
    label: 'Estado',
    kind: 'state',
    render: ({ state }) => <Tag kind={looks[state].kind}>{looks[state].label}</Tag>,
  },
  { key: 'from', label: 'Desde', nowrap: true, render: ({ from }) => dateAndTime(from) },
  { key: 'until', label: 'Hasta', nowrap: true, render: ({ until }) => dateAndTime(until) },
  {
    key: 'closed',
    label: 'Lo cerraron',
    align: 'end',
    render: ({ closedCount }) => wholeNumber(closedCount),
  },
  {
    key: 'actions',
    label: 'Acción',
    kind: 'actions',
    render: (row) =>
      row.state !== 'ended' && (
        <div>
          <Button size="small" kind="soft" aria-label={`Quitar ya: ${row.title}`} onClick={() => end(row)}>
            Quitar ya
          </Button>
        </div>
      ),
  },
];
