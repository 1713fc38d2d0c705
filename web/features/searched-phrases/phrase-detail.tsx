import { useId, useState } from 'react';
import { phraseAnswerHref } from '../../../contract/feedback/pages.ts';
import { type AskableKind, askableKinds, type PhraseRow } from '../../../contract/searched-phrases/calls.ts';
import type { UntreatedRow } from '../../../contract/untreated/calls.ts';
import { Meter } from '../../components/display/meter.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { wholeNumber } from '../../lib/format.ts';
import { KindTag } from '../../lib/page/kind-tag.tsx';
import { inWordsSince, times } from './phrases.rules.ts';
import styles from './phrases-page.module.css';

interface PhraseDetailProps {
  row: PhraseRow;
  since: string;
  decide(send: () => Promise<{ message: string }>): void;
}

interface Candidate {
  type: AskableKind;
  id: number;
  anchor: string;
  title: string;
}
const keyOf = ({ type, id }: Candidate) => `${type} ${id}`;
const isAskable = <Row extends { type: string }>(row: Row): row is Row & { type: AskableKind } =>
  (askableKinds as readonly string[]).includes(row.type);

/** A phrase with what was opened after it, and the three things that it can become. */
export function PhraseDetail({ row, since, decide }: PhraseDetailProps) {
  const api = useApi();
  const id = useId();
  const { run } = useCall();
  const { words, count, opened, openedCount } = row;
  const listed = opened.reduce((sum, each) => sum + each.count, 0);
  const left = count - openedCount;
  const [found, setFound] = useState<Candidate[]>();
  const [untreated, setUntreated] = useState<UntreatedRow[]>();
  const candidates = found ?? opened.filter(isAskable);
  const [chosen, setChosen] = useState<string>();
  const target = candidates.find((each) => keyOf(each) === chosen) ?? candidates[0];
  const most = Math.max(left, ...opened.map((each) => each.count), 1);

  const look = (value: string) =>
    run(async () => {
      if (value.trim() === '') return;
      const { results, best } = (await api.homeSlider.search({ value })).data;
      const hits = [...best, ...results]
        .filter(isAskable)
        .map((hit) => ({ ...hit, anchor: hit.anchor ?? '' }));
      setFound([...new Map(hits.map((hit) => [keyOf(hit), hit])).values()]);
    });

  return (
    <section className={styles.detail} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>«{words}»</h2>
      <p className="muted">
        {times(count)} {inWordsSince(since)}.
      </p>
      <h3>Qué abrieron después</h3>
      <ul className={styles.opened}>
        {opened.map((each) => (
          <li key={`${each.type} ${each.id} ${each.anchor}`}>
            <b className="num">{wholeNumber(each.count)}</b>
            <span>
              {each.title} <KindTag kind={each.type} />
              <Meter value={each.count} max={most} />
            </span>
          </li>
        ))}
        {openedCount > listed && (
          <li>
            <b className="num">{wholeNumber(openedCount - listed)}</b>
            <span>Otras cosas</span>
          </li>
        )}
        {left > 0 && (
          <li className="muted">
            <b className="num">{wholeNumber(left)}</b>
            <span>Nada: se fueron</span>
          </li>
        )}
      </ul>
      <fieldset className={styles.candidates}>
        <legend>¿Qué le toca?</legend>
        {candidates.map((each) => (
          <label key={keyOf(each)}>
            <input
              type="radio"
              name={`${id}-answer`}
              checked={each === target}
              onChange={() => setChosen(keyOf(each))}
            />
            <span>
              {each.title} <KindTag kind={each.type} />
            </span>
          </label>
        ))}
        {found !== undefined && found.length === 0 && (
          <p className="muted" role="status">
            Ninguna respuesta dice eso. Prueba con otras palabras, o escribe una respuesta.
          </p>
        )}
        <form
          className={styles.look}
          onSubmit={(event) => {
            event.preventDefault();
            void look(String(new FormData(event.currentTarget).get('pregunta') ?? ''));
          }}
        >
          <TextField name="pregunta" label="Otra: búscala por su pregunta" defaultValue={words} />
          <Button type="submit" kind="line">
            Buscar
          </Button>
        </form>
      </fieldset>
      <div className="row">
        {target !== undefined && (
          <Button
            onClick={() =>
              decide(() =>
                api.searchedPhrase.makeAsked({
                  Words: words,
                  Type: target.type,
                  Id: target.id,
                  Anchor: target.anchor,
                }),
              )
            }
          >
            Es otra manera de preguntarlo
          </Button>
        )}
        <Button kind="line" href={phraseAnswerHref(words)}>
          Escribir una respuesta
        </Button>
        <Button
          kind="text"
          aria-expanded={untreated !== undefined}
          onClick={() => run(async () => setUntreated((await api.untreated.get({})).data))}
        >
          No lo tratamos
        </Button>
      </div>
      {untreated !== undefined && (
        <form
          className={styles.look}
          onSubmit={(event) => {
            event.preventDefault();
            const Id = Number(new FormData(event.currentTarget).get('tema'));
            if (Id > 0) decide(() => api.searchedPhrase.makeUntreated({ Words: words, Id }));
          }}
        >
          <SelectField
            name="tema"
            label="¿De qué trata?"
            placeholder="Seleccione"
            options={untreated.map((each) => ({ value: each.id, label: each.title }))}
          />
          <Button type="submit" kind="line">
            Decir dónde preguntar
          </Button>
          <a href="/notratamos">Agregar un tema</a>
        </form>
      )}
    </section>
  );
}
