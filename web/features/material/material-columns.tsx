import type { CourseFile } from '../../../contract/calls/material.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { fileSize, playingTime } from '../../lib/format.ts';
import styles from './material.module.css';
import { typeNames } from './material-words.rules.ts';

/** The columns of a course's material beside its title (spec 2.16): type, size, and its state for members. */
export function materialColumns(onDownload: (file: CourseFile) => void): Column<CourseFile>[] {
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
      sortBy: (file) => Number(file.isPublished),
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
      {!file.isPublished && (
        <>
          <Tag kind="no">Falta</Tag>
          <span>Sin publicar: faltan subtítulos o el motivo</span>
        </>
      )}
      {file.hasCaptions && (
        <>
          <Tag kind="ok">Con subtítulos</Tag>
          {file.transcript === null && <span>Falta la transcripción</span>}
        </>
      )}
      {!file.hasCaptions && file.isPublished && (
        <>
          <Tag>Sin subtítulos</Tag>
          <span>{file.noCaptionsReason}</span>
        </>
      )}
      {file.isFastStart === false && <Tag kind="wait">Empieza tarde</Tag>}
    </div>
  );
}
