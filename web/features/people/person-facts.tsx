import { Fragment } from 'react';
import type { Person } from '../../../contract/calls/person.ts';
import { roleLabels } from '../../../contract/content/role-labels.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Detail } from '../../components/text/detail.tsx';
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
      <Detail label="Usuario">{username}</Detail>
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
