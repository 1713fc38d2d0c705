import { Fragment } from 'react';
import type { ParameterShown } from '../../../contract/facts/calls.ts';
import { phoneIn } from '../../../contract/facts/values.ts';
import { factAnchor } from '../../../contract/subjects/answer-places.ts';
import { Icon } from '../../components/display/icon.tsx';
import { longDate } from '../../lib/format.ts';
import styles from './fact.module.css';

/** A text with its telephone number as a link that dials it. */
export function PhoneText({ text }: { text: string }) {
  const phone = phoneIn(text);
  if (phone === undefined) return text;
  return (
    <>
      {phone.before}
      <a href={phone.href}>{phone.number}</a>
      {phone.after}
    </>
  );
}

/** The value of a fact; a list as one. */
function FactValue({ fact: { label, kind, value, text } }: { fact: ParameterShown }) {
  if (kind === 'link') return <a href={text}>{label}</a>;
  if (kind === 'phone') return <PhoneText text={text} />;
  if (kind === 'list' && Array.isArray(value))
    return (
      <ul>
        {(value as string[]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return text;
}

/** Where a fact comes from, and its values of later days. */
function FactSource({ fact }: { fact: ParameterShown }) {
  const { source, link, validFrom, isOld, reviewed } = fact;
  const later = fact.others.filter((other) => (other.validFrom ?? '') > (validFrom ?? ''));
  return (
    <p>
      {source}
      {source !== '' && '. '}
      {link !== '' && (
        <>
          <a href={link}>
            Leerlo<span className="sr">: {source === '' ? fact.label : source}</span>
          </a>
          .{' '}
        </>
      )}
      {validFrom !== null && `Vale desde el ${longDate(validFrom)}. `}
      {isOld && reviewed !== null && `Se revisó el ${longDate(reviewed)}. `}
      {later.map((other) => (
        <Fragment key={other.validFrom}>
          Desde el {longDate(other.validFrom ?? '')}: <b>{other.text}</b>.{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** A fact alone, with source and day: a hit of the search (spec 6.14). */
export function Fact({ fact, place }: { fact: ParameterShown; place: string }) {
  const { label, kind, source, link, validFrom, reviewed, isExample } = fact;
  const days = [
    validFrom === null ? '' : `Vale desde el ${longDate(validFrom)}`,
    reviewed === null ? '' : `Revisado el ${longDate(reviewed)}`,
    isExample ? 'País inventado, de ejemplo' : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <div className={styles.fact}>
      <div>
        {kind !== 'link' && (
          <>
            <a href={place}>{label}</a>:{' '}
          </>
        )}
        <b>
          <FactValue fact={fact} />
        </b>
      </div>
      <p className="small">
        {link === '' ? source : <a href={link}>{source}</a>}
        {source !== '' && days !== '' && ' · '}
        {days}
      </p>
    </div>
  );
}

/** Values longer than this stand below their name. */
const wideFrom = 44;

/** The given facts of a card, each with its source on tap; links and lists that have none stand open (spec 19.4). */
export function FactRows({ facts }: { facts: readonly ParameterShown[] }) {
  return (
    <ul className={styles.rows}>
      {facts.map((fact) => {
        const { name, label, kind, text, source, link, validFrom } = fact;
        const isWide = kind === 'list' || text.length > wideFrom;
        const hasMore = source !== '' || link !== '' || validFrom !== null;
        const isPressed = kind !== 'link' && kind !== 'phone' && hasMore;
        const value = (
          <span className={isWide ? styles.wide : styles.value}>
            <FactValue fact={fact} />
          </span>
        );
        return (
          <li key={name} id={factAnchor(name)}>
            {isPressed ? (
              <details>
                <summary>
                  <span className={styles.name}>{label}</span>
                  {value}
                  <Icon name="chevron-down" />
                </summary>
                <FactSource fact={fact} />
              </details>
            ) : (
              <div className={styles.plain}>
                {kind !== 'link' && <span className={styles.name}>{label}</span>}
                {value}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The one foot of many facts: when they were reviewed, and of which country they are. */
export function FactsFoot({ facts }: { facts: readonly ParameterShown[] }) {
  const days = facts.flatMap(({ reviewed }) => reviewed ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const examples = facts.filter(({ isExample }) => isExample).length;
  return (
    <p className={styles.foot}>
      {first !== undefined &&
        last !== undefined &&
        (first === last
          ? `Revisado el ${longDate(last)}. `
          : `Revisado entre el ${longDate(first)} y el ${longDate(last)}. `)}
      {examples > 0 && (
        <>
          <b>País inventado, de ejemplo</b>:{' '}
          {examples === facts.length
            ? 'ninguna de estas cifras es de un país real.'
            : 'algunas de estas cifras todavía no son de un país real.'}
        </>
      )}
    </p>
  );
}
