import type { ReactNode } from 'react';
import type { AccountEnd, Part, Requirement, Supposition } from '../../../contract/pension/answer.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import styles from './answer-parts.module.css';

/** A sentence whose strong pieces stand out. */
export const Sentence = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, isStrong }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name
    isStrong ? <b key={place}>{text}</b> : text,
  );

interface SuppositionsProps {
  suppositions: readonly Supposition[];
  /** The place that asks for a field. */
  hrefOf: (field: Supposition['field']) => string;
  onOpen?: (field: Supposition['field']) => void;
  /** A field that is being changed in place. */
  opened?: { field: Supposition['field']; form: ReactNode } | undefined;
}

/** Suppositions, each with the link that asks for it. */
export function Suppositions({ suppositions, hrefOf, onOpen, opened }: SuppositionsProps) {
  if (suppositions.length === 0) return null;
  const place = suppositions.findIndex(({ field }) => field === opened?.field);
  return (
    <ul className={styles.suppositions}>
      {suppositions.map(({ text, field }, index) => (
        <li key={text}>
          <span>{text}</span>{' '}
          {index === place ? (
            opened?.form
          ) : (
            <a href={hrefOf(field)} onClick={() => onOpen?.(field)} data-noprint>
              cambiar<span className="sr">: {text}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Requirements of a right, and how much there is of each. */
export function Requirements({ requirements }: { requirements: readonly Requirement[] }) {
  if (requirements.length === 0) return null;
  return (
    <ul className={styles.requirements}>
      {requirements.map(({ name, had, asked, isMet }) => (
        <li key={name} className={classNames(!isMet && styles.lacking)}>
          <span>
            <Icon name={isMet ? 'check-circle' : 'alert'} />
            {name}
            <span className="sr">{isMet ? ': lo tienes' : ': te falta'}</span>
          </span>
          <b>{had}</b>
          <small>{asked}</small>
        </li>
      ))}
    </ul>
  );
}

/** The end of an account without a right, where somebody asks about their own money. */
export const AccountEndText = ({ account }: { account: AccountEnd }) => (
  <>
    <p>
      {account.text}
      {account.source !== '' && (
        <>
          {' '}
          <small>{account.link === '' ? account.source : <a href={account.link}>{account.source}</a>}</small>
        </>
      )}
    </p>
    {!account.isKnown && (
      <p>
        <a href="/contact">A quién preguntar</a>
      </p>
    )}
  </>
);
