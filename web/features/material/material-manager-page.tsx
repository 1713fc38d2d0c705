import { useState } from 'react';
import type { CourseFile } from '../../../contract/calls/material.ts';
import { takenFiles } from '../../../contract/content/file-kinds.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { ClientTable, ClientTableSearch } from '../../components/table/client-table.tsx';
import { SortableFrame } from '../../components/table/sortable-rows.tsx';
import { trashConsequence } from '../../lib/lists/trash-words.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import styles from './material.module.css';
import { materialColumns } from './material-columns.tsx';
import { MaterialDialog } from './material-dialog.tsx';
import { typeNames } from './material-words.rules.ts';
import { useMaterial } from './use-material.ts';

interface MaterialOfCourse {
  course: { id: number; title: string };
  files: CourseFile[];
}

/** /filecourse: the documents and videos of a course in their order (spec 2.16). */
export default function MaterialManagerPage({ data, viewer }: ViewProps<MaterialOfCourse>) {
  const { course } = data;
  const [edited, setEdited] = useState<CourseFile | 'new' | null>(null);
  const { orderedList, selectable, removal, notice, download, showSaved, showGone } = useMaterial(
    course.id,
    data.files,
  );
  const close = () => setEdited(null);
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Icon name="plus" />
      Agregar
    </Button>
  );
  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Cursos', href: '/course' },
          { label: 'Editar', href: `/editcourse?id=${course.id}` },
          { label: 'Material de apoyo' },
        ]}
      />
      <ToolHead title="Material de apoyo">
        {orderedList.rows.length > 0 && (
          <ClientTableSearch list={orderedList.list} label="Buscar un material" />
        )}
        {add}
      </ToolHead>
      <p className={styles.owner}>
        Curso: <b>{course.title}</b>
      </p>
      <div role="status">
        {notice !== null && (
          <Callout kind="warn" className={styles.notice}>
            {notice}
          </Callout>
        )}
      </div>
      <SortableFrame {...orderedList}>
        <ClientTable
          caption="Material de apoyo"
          noun={['material', 'materiales']}
          list={orderedList.list}
          rows={orderedList.rows}
          rowKey={({ id }) => id}
          selectable={selectable}
          textOf={({ title, type }) => `${title} ${typeNames[type]} ${type}`}
          columns={materialColumns(orderedList, {
            onEdit: setEdited,
            onRemove: removal.ask,
            onDownload: download,
          })}
          empty={
            <EmptyState image="/motivos/libro.svg" title="Este curso todavía no tiene material" actions={add}>
              Agrega documentos o videos: {takenFiles('material')}.
            </EmptyState>
          }
        />
      </SortableFrame>
      <MaterialDialog
        courseId={course.id}
        edited={edited}
        viewer={viewer}
        onClose={close}
        onSaved={(saved) => {
          close();
          void showSaved(saved);
        }}
        onGone={() => {
          close();
          void showGone();
        }}
      />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={trashConsequence(`«${removal.asked?.title}» dejará de verse en el curso`)}
      />
    </>
  );
}
