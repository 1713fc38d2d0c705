import { useRef, useState } from 'react';
import type { PeopleImportRow } from '../../../contract/people-import/calls.ts';
import { importedPeopleCap, peopleListInput } from '../../../contract/people-import/fields.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { downloadFile } from '../../lib/api/download.ts';
import { dateAndTime, wholeNumber } from '../../lib/format.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { FileField } from '../../lib/uploads/file-field.tsx';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { importHref } from './import-href.ts';
import type { CourseChoice } from './load-import.ts';
import styles from './people-import.module.css';

/** Known headings with well-formed values; byte order mark and semicolons let Excel open it. */
const template =
  '\ufeffApellidos y nombres;CI;Correo;Celular;Fecha de nacimiento;Género;Grupo\r\n' +
  'Quispe Mamani Ana María;4567890 LP;ana.quispe@correo.example;70011220;31/12/1980;F;Turno mañana\r\n';

interface ChooseStepProps {
  recent: readonly PeopleImportRow[];
  course: CourseChoice | null;
}

/**
 * The first step: a file or pasted cells are read at once, because nothing is added before the last button; or an
 * earlier import is continued.
 */
export function ChooseStep({ recent, course }: ChooseStepProps) {
  const api = useApi();
  const upload = useUpload();
  const list = useRef<HTMLFormElement>(null);
  const [hasFile, setHasFile] = useState(false);
  const form = useForm({
    schema: peopleListInput,
    asksFirst: false,
    async submit(input) {
      const { data } = await upload.send((options) =>
        api.usuario.import(input.file === undefined ? { Cells: input.Cells } : { file: input.file }, options),
      );
      location.assign(importHref(data.id, course?.value ?? null));
    },
  });
  return (
    <TwoColumns
      label="Cómo preparar la lista"
      aside={
        <section className={`stack ${styles.help}`}>
          <h2>Qué puede traer</h2>
          <p>
            Basta el nombre. El correo, la fecha de nacimiento y el género pueden faltar: se preguntan a cada
            persona cuando entra. Las columnas van en cualquier orden y con los títulos que tengas.
          </p>
          <p>
            <button
              type="button"
              className={styles.linkButton}
              onClick={() =>
                downloadFile(new Blob([template], { type: 'text/csv' }), 'plantilla de personas.csv')
              }
            >
              Baja la plantilla
            </button>{' '}
            si empiezas de cero.
          </p>
        </section>
      }
    >
      <form className="stack" {...form.formProps} ref={list}>
        {course !== null && (
          <p className="muted">
            Quienes importes quedan en «{course.label}». Antes de importar puedes elegir otro curso, o
            ninguno.
          </p>
        )}
        <FormNote form={form} />
        <FileField
          label="Archivo de Excel o CSV"
          kind="peopleList"
          optional
          hint={`Hasta ${wholeNumber(importedPeopleCap)} personas. Se lee en cuanto lo eliges.`}
          error={form.errors['file']}
          upload={upload}
          isLocked={form.isBusy}
          onChosen={(file) => {
            setHasFile(file !== null);
            if (file !== null) list.current?.requestSubmit();
          }}
        />
        {!hasFile && (
          <TextArea
            {...form.field('Cells')}
            label="O pega aquí las celdas de tu hoja"
            rows={5}
            hint="Se leen en cuanto las pegas."
            onInput={({ currentTarget, nativeEvent }) => {
              const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
              if (isPasted && /[\n\t]/.test(currentTarget.value)) list.current?.requestSubmit();
            }}
            placeholder={
              'Apellidos y nombres\tCI\tCorreo\nQuispe Mamani Ana María\t4567890\tana@correo.example'
            }
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={form.isBusy}>
            Leer la lista
          </Button>
          <p className="muted">Nadie se agrega hasta el último botón.</p>
        </div>
      </form>
      {recent.length > 0 && <RecentImports recent={recent} course={course} />}
    </TwoColumns>
  );
}

function RecentImports({ recent, course }: ChooseStepProps) {
  return (
    <section className={styles.recent} aria-labelledby="recent-imports">
      <h2 id="recent-imports">Listas de antes</h2>
      <ul>
        {recent.map((row) => (
          <li key={row.id}>
            <a href={importHref(row.id, course?.value ?? null)}>
              {row.name === '' ? 'Celdas pegadas' : row.name}
            </a>
            <span className={styles.detail}>
              {counted(row.total, 'persona', 'personas')} · {row.author} · {dateAndTime(row.date)}
            </span>
            <StateTag row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StateTag({ row }: { row: PeopleImportRow }) {
  if (row.state === 'done') return <Tag kind="ok">Importada</Tag>;
  if (row.state === 'running')
    return (
      <Tag kind="wait">
        {wholeNumber(row.settled)} de {wholeNumber(row.total)}
      </Tag>
    );
  return (
    <Tag kind="off">
      <Icon name="pencil" />
      Sin terminar
    </Tag>
  );
}
