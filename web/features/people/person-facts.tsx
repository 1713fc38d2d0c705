import { Fragment, type ReactNode } from 'react';
import type { Person } from '../../../contract/calls/person.ts';
import { roleLabels } from '../../../contract/content/role-labels.ts';
import { Callout } from '../../components/display/callout.tsx';
import { EmailText } from '../../components/text/email-text.tsx';
import { longDate } from '../../lib/format.ts';
import { StateTag } from '../accounts/admin/state-tag.tsx';
import { lastSeenText } from './people.rules.ts';
import styles from './person.module.css';

/** Name, e-mail, role, and the dates of registration and last visit. */
export function PersonFacts({ person }: { person: Person }) {
  if (person.isDeleted)
    return <Callout>Esta cuenta se eliminó. Quedan sus resultados, sin su nombre.</Callout>;
  const { username, email, role, date, timeFactorPercent, documentNumber, phone, identity } = person;
  return (
    <dl className={styles.facts}>
      <Fact label="Usuario">{username}</Fact>
      <Fact label="Email">
        {email === null ? <span className="muted">Sin correo</span> : <EmailText address={email} />}
      </Fact>
      {documentNumber !== null && (
        <Fact label="Documento">
          {documentNumber}
          {identity?.isDocumentDeclared && ', según declaró'}
        </Fact>
      )}
      {phone !== null && <Fact label="Teléfono">{phone}</Fact>}
      <Fact label="Rol">{roleLabels[role]}</Fact>
      <Fact label="Estado">
        <StateTag {...person} />
      </Fact>
      <Fact label="Última entrada">{lastSeenText(person)}</Fact>
      <Fact label="Cuenta desde">{longDate(date)}</Fact>
      {person.groups.length > 0 && (
        <Fact label="Grupos">
          {person.groups.map(({ id, name }, place) => (
            <Fragment key={id}>
              {place > 0 && ', '}
              <a href={`/usuarios?group=${id}`}>{name}</a>
            </Fragment>
          ))}
        </Fact>
      )}
      {timeFactorPercent > 100 && <Fact label="Tiempo extra">{timeFactorPercent} % en sus exámenes</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
