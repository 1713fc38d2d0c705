import { Fragment, useState } from 'react';
import { roleLabels } from '../../../contract/accounts/role-labels.ts';
import type { CertificateRow } from '../../../contract/certificates/administration-calls.ts';
import type { Person } from '../../../contract/people/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Detail } from '../../components/display/detail.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { SectionHead, ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import { EmailText } from '../../components/text/email-text.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { longDate } from '../../lib/format.ts';
import { itemsOf } from '../../lib/lists/bulk-actions.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { storeNotice, useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { SheetsWindow } from '../accounts/admin/sheets-window.tsx';
import { StateTag } from '../accounts/admin/state-tag.tsx';
import { OtherNameNote } from '../certificates/admin/other-name-note.tsx';
import { WriteButton } from '../mailings/write-window.tsx';
import { EnrolButton } from './enrol-button.tsx';
import { type AttemptsOfPerson, loadAttemptsOf } from './load-attempts-of.ts';
import { lastSeenText } from './people.rules.ts';
import styles from './person.module.css';
import { certificateColumns, courseColumns, personAttemptColumns } from './person-columns.tsx';
import { PersonCourseActions } from './person-course-actions.tsx';
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
            <WriteButton person={person} />
            <PersonAccess person={person} />
            <Button kind="line" href={`/rol?id=${id}`}>
              <Icon name="shield" />
              Rol
            </Button>
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
        <SectionHead
          id="cursos"
          title="Cursos"
          action={!person.isDeleted && person.role === 'member' && <EnrolButton person={person} />}
        />
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

/** Name, e-mail, role, and the dates of registration and last visit. */
function PersonFacts({ person }: { person: Person }) {
  if (person.erasedOn !== null)
    return (
      <Callout>
        Esta cuenta está en la Papelera hasta el {longDate(person.erasedOn)}.{' '}
        <a href="/papelera?type=Persona">Restaurarla desde ahí</a>
      </Callout>
    );
  if (person.isDeleted)
    return <Callout>Esta cuenta se eliminó. Quedan sus resultados, sin su nombre.</Callout>;
  const { username, email, role, date, timeFactorPercent, documentNumber, phone, identity } = person;
  return (
    <dl className={styles.facts}>
      <Detail label="Usuario">{username}</Detail>
      {identity?.isNameDeclared && (
        <Detail label="Nombre">
          Lo cambió después de inscribirse: sale «según declaró».{' '}
          <a href={`/editusuario?id=${person.id}`}>Mirarlo</a>
        </Detail>
      )}
      <Detail label="Email">
        {email === null ? <span className="muted">Sin correo</span> : <EmailText address={email} />}
      </Detail>
      {documentNumber !== null && (
        <Detail label="Documento">
          {documentNumber}
          {identity?.isDocumentDeclared && ', según declaró'}
        </Detail>
      )}
      {phone !== null && <Detail label="Teléfono">{phone}</Detail>}
      <Detail label="Rol">{roleLabels[role]}</Detail>
      <Detail label="Estado">
        <StateTag {...person} />
      </Detail>
      <Detail label="Última entrada">{lastSeenText(person)}</Detail>
      <Detail label="Cuenta desde">{longDate(date)}</Detail>
      {person.groups.length > 0 && (
        <Detail label="Grupos">
          {person.groups.map(({ id, name }, place) => (
            <Fragment key={id}>
              {place > 0 && ', '}
              <a href={`/usuarios?group=${id}`}>{name}</a>
            </Fragment>
          ))}
        </Detail>
      )}
      {timeFactorPercent > 100 && <Detail label="Tiempo extra">{timeFactorPercent} % en sus exámenes</Detail>}
    </dl>
  );
}

/** 'Hoja de acceso', and 'Bloquear' or 'Desbloquear', of one person. */
function PersonAccess({ person }: { person: Person }) {
  const { usuario } = useApi();
  const toast = useToast();
  const { run, isBusy } = useCall();
  const [asked, ask] = useState<'sheet' | 'block' | null>(null);
  const { blocked, fullname, id } = person;
  const change = () =>
    void run(async () => {
      const call = blocked ? usuario.unblockMany : usuario.blockMany;
      const { message, data } = await call(itemsOf([person]));
      const [result] = data;
      if (result?.state === 'failed') return toast({ text: result.message, kind: 'wait' });
      storeNotice(message);
      location.assign(`/persona?id=${id}`);
    }).finally(() => ask(null));
  return (
    <>
      <Button kind="line" onClick={() => ask('sheet')}>
        <Icon name="key" />
        Hoja de acceso
      </Button>
      {blocked ? (
        <Button kind="line" busy={isBusy} onClick={change}>
          <Icon name="undo" />
          Desbloquear
        </Button>
      ) : (
        <Button kind="dangerLine" onClick={() => ask('block')}>
          <Icon name="lock" />
          Bloquear
        </Button>
      )}
      {asked === 'sheet' && <SheetsWindow rows={[person]} onCancel={() => ask(null)} />}
      <ConfirmDialog
        open={asked === 'block'}
        title={`¿Bloquear a ${fullname}?`}
        body="No podrá entrar, y sus sesiones terminan ahora. Sus resultados y certificados se conservan."
        confirmLabel="Bloquear"
        danger
        busy={isBusy}
        onCancel={() => ask(null)}
        onConfirm={change}
      />
    </>
  );
}
