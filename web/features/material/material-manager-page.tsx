import { useCallback, useState } from 'react';
import type { CourseHome } from '../../../contract/courses/home-calls.ts';
import { takenFiles } from '../../../contract/files/file-kinds.ts';
import type { CourseFile } from '../../../contract/material/calls.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { fileSize, playingTime } from '../../lib/format.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CourseHead } from '../course-home/course-head.tsx';
import styles from './material.module.css';
import { MaterialForm } from './material-form.tsx';
import { typeNames } from './material-words.rules.ts';
import { type SavedMaterial, useMaterial } from './use-material.ts';

interface MaterialOfCourse {
  home: CourseHome;
  files: CourseFile[];
}

/** /filecourse: the documents and videos of a course in their order (spec 2.16). */
export default function MaterialManagerPage({ data, viewer }: ViewProps<MaterialOfCourse>) {
  const { home } = data;
  const [edited, setEdited] = useState<CourseFile | 'new' | null>(null);
  const api = useApi();
  const { list, remove, notice, forgetNotice, download, showSaved, showGone } = useMaterial(
    home.id,
    data.files,
  );
  const close = () => setEdited(null);
  return (
    <>
      <CourseHead course={home} current="material" />
      <ListManager
        title="Material de apoyo"
        titleLevel={2}
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
          <div role="status">
            {notice !== null && (
              <Callout kind="warn" className={styles.notice}>
                {notice}
              </Callout>
            )}
          </div>
        }
        empty={{
          image: '/motivos/libro.svg',
          title: 'Este curso todavía no tiene material',
          text: `Agrega documentos o videos: ${takenFiles('material')}.`,
        }}
      />
      <MaterialDialog
        courseId={home.id}
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

type MaterialDialogProps = {
  courseId: number;
  /** The material to change, 'new' to add some, null = closed. */
  edited: CourseFile | 'new' | null;
  viewer: Viewer | null;
  onClose(): void;
  onSaved(saved: SavedMaterial): void;
  /** Called if another person deleted it meanwhile. */
  onGone(): void;
};

/** The dialog that adds or changes material. Closing it during an upload asks first. */
function MaterialDialog({ edited, onClose, ...rest }: MaterialDialogProps) {
  const [isSending, setSending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const onSending = useCallback((value: boolean) => {
    setSending(value);
    if (!value) setAsking(false);
  }, []);
  const close = () => (isSending ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        open={edited !== null}
        onClose={close}
        asksFirst={!isSending}
        wide
        title={edited === 'new' ? 'Agregar material' : 'Editar material'}
      >
        {edited !== null && (
          <MaterialForm {...rest} material={edited === 'new' ? null : edited} onSending={onSending} />
        )}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="¿Detener el envío?"
        body="Lo que ya llegó se guarda 24 horas: si agregas otra vez el mismo archivo, sigue donde quedó."
        confirmLabel="Detener el envío"
        cancelLabel="Seguir enviando"
        danger
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The columns of a course's material beside its title (spec 2.16): type, size, and its state for members. */
function materialColumns(onDownload: (file: CourseFile) => void): Column<CourseFile>[] {
  return [
    {
      key: 'type',
      label: 'Tipo',
      nowrap: true,
      sortBy: ({ type }) => type,
      render: (file) => <TypeSign file={file} onDownload={onDownload} />,
    },
    {
      key: 'size',
      label: 'Tamaño y duración',
      cardLabel: 'Tamaño',
      nowrap: true,
      sortBy: ({ sizeBytes }) => sizeBytes,
      render: ({ sizeBytes, durationSeconds }) => (
        <span className="num">
          {fileSize(sizeBytes)}
          {durationSeconds !== null && `, ${playingTime(durationSeconds)}`}
        </span>
      ),
    },
    {
      key: 'captions',
      label: 'Subtítulos',
      sortBy: (file) => Number(!file.lacksCaptions),
      render: (file) => <CaptionsState file={file} />,
    },
  ];
}

/** The type as an icon and a word; for a document, the button that downloads it. */
function TypeSign({ file, onDownload }: { file: CourseFile; onDownload(file: CourseFile): void }) {
  const sign = (
    <>
      <img src={`/images/index/${file.type}.png`} alt="" width="32" height="32" />
      {typeNames[file.type]}
    </>
  );
  if (file.type === 'mp4') return <span className={styles.type}>{sign}</span>;
  return (
    <Button
      kind="text"
      className={styles.type}
      aria-label={`Descargar ${file.title}: ${typeNames[file.type]}, ${fileSize(file.sizeBytes)}`}
      onClick={() => onDownload(file)}
    >
      {sign}
    </Button>
  );
}

function CaptionsState({ file }: { file: CourseFile }) {
  if (file.type !== 'mp4') return <span className="muted">No hacen falta</span>;
  return (
    <div className={styles.state}>
      {file.lacksCaptions && (
        <>
          <Tag kind="no">Falta</Tag>
          <span>Faltan los subtítulos o el motivo: los miembros leen el aviso</span>
        </>
      )}
      {file.hasCaptions && (
        <>
          <Tag kind="ok">Con subtítulos</Tag>
          {file.transcript === null && <span>Falta la transcripción</span>}
        </>
      )}
      {!file.hasCaptions && !file.lacksCaptions && (
        <>
          <Tag>Sin subtítulos</Tag>
          <span>{file.noCaptionsReason}</span>
        </>
      )}
      {file.isFastStart === false && <Tag kind="wait">Empieza tarde</Tag>}
    </div>
  );
}
