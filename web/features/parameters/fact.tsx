import type { ParameterShown } from '../../../contract/calls/parameter.ts';
import { missingFact } from '../../../contract/content/parameter-values.ts';
import { longDate } from '../../lib/format.ts';
import styles from './fact.module.css';

/** A fact of the country as readers see it: value, source and date (spec 19.3). */
export function Fact({ fact, place }: { fact: ParameterShown; place?: string }) {
  const { label, kind, value, text, source, link, validFrom, reviewed, isExample } = fact;
  const name = place === undefined ? label : <a href={place}>{label}</a>;
  if (value === null)
    return (
      <p>
        {name}: {missingFact.charAt(0).toLowerCase() + missingFact.slice(1)}.
      </p>
    );
  const days = [
    validFrom === null ? '' : `Vale desde el ${longDate(validFrom)}`,
    reviewed === null ? '' : `Revisado el ${longDate(reviewed)}`,
    isExample ? 'País inventado, de ejemplo' : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
  const isList = kind === 'list' && Array.isArray(value);
  return (
    <div className={styles.fact}>
      {kind === 'link' ? (
        <p>
          <a href={text}>{label}</a>
        </p>
      ) : (
        <p>
          {name}:{isList ? '' : <> {<b>{text}</b>}</>}
        </p>
      )}
      {isList && (
        <ul>
          {(value as string[]).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="small">
        {link === '' ? source : <a href={link}>{source}</a>}
        {source !== '' && days !== '' && ' · '}
        {days}
      </p>
    </div>
  );
}
