import { useState } from 'react';
import type { CourseFile } from '../../../contract/calls/material.ts';
import { takenFiles } from '../../../contract/content/file-kinds.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
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
  const api = useApi();
  const { list, remove, notice, forgetNotice, download, showSaved, showGone } = useMaterial(
    course.id,
    data.files,
  );
  const close = () => setEdited(null);
  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Cursos', href: '/course' },
          { label: 'Editar', href: `/editcourse?id=${course.id}` },
          { label: 'Material de apoyo' },
        ]}
      />
      <ListManager
        title="Material de apoyo"
        caption="Material de apoyo"
        noun={['material', 'materiales']}
        searchLabel="Buscar un material"
        list={list}
        textOf={({ title, type }) => `${title} ${typeNames[type]} ${type}`}
        name={{ label: 'Título', isText: true }}
        columns={materialColumns(download)}
        edit={(file) => ({ onClick: () => setEdited(file) })}
        removal={{
          type: 'Material',
          send: remove,
          sendMany: (items) => api.course.deleteFileMany(items),
          onRemoved: forgetNotice,
          consequence: {
            named: (name) => `«${name}» dejará de verse en el curso`,
            one: 'El material dejará de verse en el curso',
            many: 'Los # materiales dejarán de verse en el curso',
          },
        }}
        add={{ onClick: () => setEdited('new') }}
        above={
          <>
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
          </>
        }
        empty={{
          image: '/motivos/libro.svg',
          title: 'Este curso todavía no tiene material',
          text: `Agrega documentos o videos: ${takenFiles('material')}.`,
        }}
      />
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
    </>
  );
}
