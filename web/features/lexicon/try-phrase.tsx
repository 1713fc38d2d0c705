import { useState } from 'react';
import type { OutputOf } from '../../../contract/endpoint.ts';
import type { lexicon } from '../../../contract/lexicon/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { Card } from '../../components/page/card.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { KindTag } from '../../lib/page/kind-tag.tsx';
import styles from './lexicon-page.module.css';

type Explained = OutputOf<typeof lexicon.try>;

/** A sentence as the search understands it, and the reason for what comes out. */
export function TryPhrase() {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [found, setFound] = useState<Explained>();
  return (
    <Card as="section" padded className={styles.try} aria-label="Prueba">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const Value = String(new FormData(event.currentTarget).get('frase') ?? '').trim();
          if (Value !== '') void run(async () => setFound((await api.lexicon.try({ Value })).data));
        }}
      >
        <TextField
          name="frase"
          label="Prueba una frase"
          placeholder="Escribe como preguntaría tu vecina"
          maxLength={200}
          autoComplete="off"
        />
        <Button type="submit" kind="line" busy={isBusy}>
          Probar
        </Button>
      </form>
      <div role="status">{found !== undefined && <Understood {...found} />}</div>
    </Card>
  );
}

function Understood({ words, results }: Explained) {
  return (
    <>
      <h2>Así la entiende</h2>
      <ul className={styles.said}>
        {words.map(({ word, groups, counts, denies }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may say a word twice, and never changes
          <li key={place} className={counts ? undefined : 'muted'}>
            <b>{word}</b>
            <small>{denies ? 'niega' : !counts ? 'no cuenta' : groups.join(', ') || 'ella misma'}</small>
          </li>
        ))}
      </ul>
      <h2>Qué sale, y por qué</h2>
      {results.length === 0 ? (
        <p>Nada dice esas palabras.</p>
      ) : (
        <ol>
          {results.map(({ type, title, asked, isShort }) => (
            <li key={`${type} ${title}`}>
              <b>{title}</b> <KindTag kind={type} />
              <p className="muted">
                {asked === null
                  ? 'Cuenta por su título y su texto.'
                  : asked === title
                    ? 'Lo más cercano es su título.'
                    : `Lo más cercano es una manera de preguntarlo: «${asked}».`}
                {isShort && ' Le lleva ventaja a lo que sigue: se muestra como respuesta.'}
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
