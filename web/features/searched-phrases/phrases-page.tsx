import { useState } from 'react';
import type { PhraseHeap, PhraseRow } from '../../../contract/searched-phrases/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { Tabs } from '../../components/page/tabs.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { wholeNumber } from '../../lib/format.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { listHref, usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { heapOf, loadPhrases, type PhraseData } from './load-phrases.ts';
import { PhraseDetail } from './phrase-detail.tsx';
import { answeredShare, inWordsSince, times } from './phrases.rules.ts';
import styles from './phrases-page.module.css';

const path = '/loquesebusca';
const heaps: readonly { heap: PhraseHeap; label: string; about: string }[] = [
  {
    heap: 'unanswered',
    label: 'Sin respuesta',
    about: 'No salió una respuesta arriba de la lista. La más escrita va primero.',
  },
  {
    heap: 'misfound',
    label: 'Mal encontrado',
    about: 'Salió una respuesta, y la gente abrió otra cosa para leer.',
  },
  { heap: 'found', label: 'Bien', about: 'Salió una respuesta, y nadie siguió buscando.' },
];
const done: Record<NonNullable<PhraseRow['decision']>['outcome'], string> = {
  asked: 'Ya tiene respuesta',
  answered: 'Ya tiene respuesta',
  untreated: 'No lo tratamos',
};

/** /loquesebusca: what people type, what they open after it, and one press to answer it (spec 6.20). */
export default function PhrasesPage({ data, query: opened }: ViewProps<PhraseData>) {
  const api = useApi();
  const toast = useToast();
  const { run } = useCall();
  const list = usePagedList<PhraseData>({ path, query: opened, loaded: data, load: loadPhrases });
  const { rows, total, figures } = list.loaded;
  const heap = heapOf(list.query);
  const [wanted, setWanted] = useState<string | undefined>(opened['frase']);
  const waiting = rows.filter(({ decision }) => decision === null);
  const chosen = waiting.find(({ words }) => words === wanted) ?? waiting[0];
  const all = figures.unanswered + figures.misfound + figures.found;
  const hrefOf = (each: PhraseHeap) => listHref(path, each === 'unanswered' ? {} : { monton: each });

  const decide = (send: () => Promise<{ message: string }>) =>
    run(async () => {
      const { message } = await send();
      toast({ text: message });
      setWanted(undefined);
      await list.reload();
    });
  const undo = (Words: string) => void decide(() => api.searchedPhrase.undo({ Words }));

  return (
    <>
      <ToolHead title="Lo que se busca">
        <Button kind="line" href="/loquesebusca/palabras">
          Palabras que entiende
        </Button>
        <Button kind="line" href="/notratamos">
          Lo que no tratamos
        </Button>
      </ToolHead>
      <p className="muted">
        {all === 0
          ? 'Lo que la gente escribe en el buscador, y si lo encontró.'
          : `${all === 1 ? '1 frase' : `${wholeNumber(all)} frases`} ${inWordsSince(figures.since)}. ${answeredShare(figures)}`}
      </p>
      <Callout icon="shield" className={styles.privacy}>
        <b>Guardamos las palabras, nunca quién las escribió.</b> Una frase aparece si llegó desde tres
        conexiones distintas en un mes. Lo que parece nombre, número, dirección o código no se guarda. A los
        90 días se borra. <a href="/privacidad">Más en Privacidad</a>
      </Callout>
      {all === 0 ? (
        <NoPhrases />
      ) : (
        <>
          <Tabs
            label="Cómo le fue a quien buscó"
            panel="frases"
            current={hrefOf(heap)}
            tabs={heaps.map((each) => ({
              href: hrefOf(each.heap),
              label: `${each.label} ${wholeNumber(figures[each.heap])}`,
            }))}
          />
          <div id="frases" role="tabpanel" aria-label={heaps.find((each) => each.heap === heap)?.label}>
            <div className={styles.about}>
              <p className="muted">{heaps.find((each) => each.heap === heap)?.about}</p>
              <PagedTableTools list={list} label="Buscar una frase" />
            </div>
            {rows.length === 0 ? (
              <PagedTableEmpty list={list} title="No hay frases aquí">
                Ninguna frase de estos meses está en este montón.
              </PagedTableEmpty>
            ) : (
              <div className={styles.desk}>
                <ul className={styles.phrases} aria-label="Frases">
                  {rows.map((row) => (
                    <li key={row.words} data-done={row.decision !== null || undefined}>
                      {row.decision === null ? (
                        <button
                          type="button"
                          aria-pressed={row === chosen}
                          onClick={() => setWanted(row.words)}
                        >
                          <PhraseLine row={row} />
                        </button>
                      ) : (
                        <>
                          <PhraseLine row={row} />
                          <p className={styles.outcome}>
                            <Tag kind="ok">{done[row.decision.outcome]}</Tag>
                            <Button
                              kind="text"
                              size="small"
                              aria-label={`Deshacer: ${row.words}`}
                              onClick={() => undo(row.words)}
                            >
                              Deshacer
                            </Button>
                          </p>
                        </>
                      )}
                      {row === chosen && (
                        <PhraseDetail key={row.words} row={row} since={figures.since} decide={decide} />
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <PagedTablePager list={list} total={total} noun={['frase', 'frases']} />
          </div>
          <p className="muted">
            Lo más buscado sale en la portada, en «Se busca mucho»: {figures.popular.join(', ')}.
          </p>
        </>
      )}
    </>
  );
}

function PhraseLine({ row: { words, count, opened, openedCount, decision } }: { row: PhraseRow }) {
  const [most] = opened;
  return (
    <span className={styles.line}>
      <b>{words}</b>
      <span className="muted num">{times(count)}</span>
      <small>
        {decision !== null
          ? `«${decision.title}»`
          : most === undefined
            ? openedCount === 0
              ? 'Nadie abrió nada'
              : 'Abrieron cosas distintas'
            : `${wholeNumber(most.count)} abrieron «${most.title}»`}
      </small>
    </span>
  );
}

function NoPhrases() {
  return (
    <>
      <EmptyState
        image="/motivos/semilla.svg"
        title="Todavía no hay frases"
        actions={<Button href="/buscar">Probar una frase</Button>}
      >
        En un portal nuevo tardan unas semanas: cada frase espera a que la escriban desde tres conexiones.
        Empieza tú: escribe como preguntaría tu vecina y mira qué sale.
      </EmptyState>
      <section aria-labelledby="mientras" className={styles.meanwhile}>
        <h2 id="mientras">Mientras tanto</h2>
        <ul>
          <li>
            <p>
              <b>Escribe más maneras de preguntar</b> De cada respuesta, cinco como las diría la gente.
            </p>
            <Button kind="soft" size="small" href="/editartemas">
              Ver los temas
            </Button>
          </li>
          <li>
            <p>
              <b>Di qué no tratas</b> Divorcio, despido, préstamos: en cada uno, dónde preguntar.
            </p>
            <Button kind="soft" size="small" href="/notratamos">
              Ver la lista
            </Button>
          </li>
        </ul>
      </section>
    </>
  );
}
