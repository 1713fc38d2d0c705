import type { CertificateRow } from '../../../contract/calls/certificate-administration.ts';
import type { Person } from '../../../contract/calls/person.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { SectionHead, ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { OtherNameNote } from '../certificates/admin/other-name-note.tsx';
import { type AttemptsOfPerson, loadAttemptsOf } from './load-attempts-of.ts';
import styles from './person.module.css';
import { PersonAccess } from './person-access.tsx';
import { certificateColumns, courseColumns, personAttemptColumns } from './person-columns.tsx';
import { PersonCourseActions } from './person-course-actions.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonEvents, PersonSignIns } from './person-history.tsx';
import { PersonRequest } from './person-request.tsx';

type PersonData = AttemptsOfPerson & { person: Person; otherNames: readonly CertificateRow[] };

/** /persona: everything about one person in one place (spec 17.4). */
export default function PersonPage({ data, query: opened }: ViewProps<PersonData>) {
  const { person, otherNames, ...loaded } = data;
  const list = usePagedList<AttemptsOfPerson>({
    path: '/persona',
    query: opened,
    loaded,
    load: loadAttemptsOf,
  });
  const { query } = list;
  const { attempts, total } = list.loaded;
  const { id, fullname } = person;
  useNotice();
  return (
    <>
      <Breadcrumb trail={[{ label: 'Usuarios', href: '/usuarios' }, { label: fullname }]} />
      <ToolHead title={fullname}>
        {!person.isDeleted && (
          <div className={styles.tools}>
            <PersonAccess person={person} />
            <Button kind="line" href={`/editusuario?id=${id}`}>
              <Icon name="pencil" />
              Editar
            </Button>
          </div>
        )}
      </ToolHead>
      <PersonRequest person={person} />
      <OtherNameNote certificates={otherNames} />
      <PersonFacts person={person} />
      <section className={styles.part} aria-labelledby="cursos">
        <SectionHead id="cursos" title="Cursos" />
        <DataTable
          caption={`Cursos de ${fullname}`}
          columns={courseColumns((course) => <PersonCourseActions person={person} course={course} />)}
          rows={person.courses}
          rowKey={({ courseId }) => courseId}
          empty={<p className="muted">Todavía no toma ningún curso.</p>}
        />
      </section>
      <section className={styles.part} aria-labelledby="intentos">
        <SectionHead
          id="intentos"
          title="Intentos"
          action={
            (total > attempts.length || query['search']) && (
              <PagedTableTools list={list} label="Buscar un curso" />
            )
          }
        />
        <DataTable
          caption={`Intentos de ${fullname}`}
          columns={personAttemptColumns()}
          rows={attempts}
          rowKey={(attempt) => attempt.id}
          empty={<NoAttempts query={query} id={id} />}
        />
        <PagedTablePager list={list} total={total} noun={['intento', 'intentos']} />
      </section>
      <section className={styles.part} aria-labelledby="certificados">
        <SectionHead id="certificados" title="Certificados" />
        <DataTable
          caption={`Certificados de ${fullname}`}
          columns={certificateColumns()}
          rows={person.certificates}
          rowKey={({ code }) => code}
          empty={<p className="muted">Todavía no tiene certificados.</p>}
        />
      </section>
      <PersonSignIns person={person} />
      <PersonEvents person={person} />
    </>
  );
}

function NoAttempts({ query, id }: { query: ViewProps<unknown>['query']; id: number }) {
  if (!query['search'] && !query['page']) return <p className="muted">Todavía no abrió ningún examen.</p>;
  return (
    <PagedTableEmpty list={{ path: '/persona', query: { ...query, id: String(id) } }} title="Ningún intento">
      Todavía no abrió ningún examen.
    </PagedTableEmpty>
  );
}
