import { useState } from 'react';
import { newAnswerHref } from '../../../contract/feedback/pages.ts';
import type { MostRead, Overview } from '../../../contract/overview/calls.ts';
import { figureLabels } from '../../../contract/overview/words.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Detail } from '../../components/display/detail.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Card } from '../../components/page/card.tsx';
import { SectionHead, ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime, dayAndMonth, wholeNumber } from '../../lib/format.ts';
import { type Kind, KindTag } from '../../lib/page/kind-tag.tsx';
import { storeNotice, useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { ServerWarning } from '../mail/mail-warning.tsx';
import { stepWords } from './overview.rules.ts';
import styles from './overview-page.module.css';
import { PendingList } from './pending-list.tsx';

/**
 * /inicio: the administrators' start page: first steps of an empty portal, pending work, the week (spec 2.19).
 */
export default function OverviewPage({ data, site }: ViewProps<Overview>) {
  useNotice();
  const isEmpty = data.steps.some(({ isDone }) => !isDone);
  return (
    <>
      <ToolHead title="Inicio">
        <Button kind="line" size="small" href="/usuarios/importar">
          <Icon name="upload" />
          Importar personas
        </Button>
      </ToolHead>
      <div className={styles.page}>
        {isEmpty && <FirstSteps steps={data.steps} />}
        <PendingList pending={data.pending}>{!site.sendsMail && <ServerWarning site={site} />}</PendingList>
        <BundleLine bundle={data.bundle} />
        {data.demoCount > 0 && <DemoCard count={data.demoCount} />}
        <WeekSection overview={data} />
        <Readership overview={data} />
      </div>
    </>
  );
}

/** The newest bundle, and the way to a better place where it lies on the disk that it is to save the portal from. */
function BundleLine({ bundle: { at, isOnDataDisk } }: { bundle: Overview['bundle'] }) {
  const last =
    at === null
      ? 'Todavía no hay ninguna copia de seguridad'
      : `Última copia de seguridad: ${dateAndTime(at)}`;
  return (
    <p className="muted">
      {last}
      {isOnDataDisk
        ? `${at === null ? '; irán' : ','} en este mismo disco: si se daña, se pierde con él. `
        : '. '}
      <a href="/estado">{isOnDataDisk ? 'Llevar las copias a otro lugar' : 'Ver las copias'}</a>
    </p>
  );
}

/** The figures of the last seven days beside those of the seven before. */
function WeekSection({ overview }: { overview: Overview }) {
  const { from, to, week, before } = overview;
  return (
    <section aria-labelledby="semana">
      <SectionHead id="semana" title="Los últimos 7 días" action={<a href="/report">Ver los reportes</a>}>
        Del {dayAndMonth(from)} al {dayAndMonth(to)}
      </SectionHead>
      <dl className={styles.figures}>
        {figureLabels.map(({ figure, label }) => (
          <Detail key={figure} label={label}>
            <b className="num">{wholeNumber(week[figure])}</b>
            <small>7 días antes: {wholeNumber(before[figure])}</small>
          </Detail>
        ))}
      </dl>
    </section>
  );
}

/** The rest of the demonstration content, and the button that removes it (spec 13.1). */
function DemoCard({ count }: { count: number }) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [isAsking, setAsking] = useState(false);
  const remove = () =>
    void run(async () => {
      const { message } = await api.inicio.removeDemo({}).finally(() => setAsking(false));
      storeNotice(message);
      location.reload();
    });
  const things = counted(count, 'publicación', 'publicaciones');
  return (
    <Card as="section" padded aria-labelledby="muestra">
      <div className="stack">
        <SectionHead id="muestra" title="Contenido de muestra">
          El portal trae {things} para que veas cómo queda. Quítalas cuando empieces con lo tuyo.
        </SectionHead>
        <div>
          <Button kind="line" onClick={() => setAsking(true)}>
            Quitar el contenido de muestra
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        danger
        title="¿Quitar el contenido de muestra?"
        body={`Pasa a la Papelera, también lo que hayas cambiado en él, y ahí se puede restaurar durante 30 días. Los datos del país que no cambiaste quedan vacíos: su valor sigue en sus versiones. Los cursos con inscritos se archivan, y una categoría con artículos tuyos se queda. Lo que tú agregaste no cambia.`}
        confirmLabel="Quitar"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

/** The first steps of an empty portal in order; the next one has the button. */
function FirstSteps({ steps }: { steps: Overview['steps'] }) {
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card as="section" padded aria-labelledby="primeros-pasos">
      <SectionHead id="primeros-pasos" title="Primeros pasos">
        {done} de {steps.length} hechos
      </SectionHead>
      {done > 0 && (
        <details className={styles.doneSteps}>
          <summary>Los hechos</summary>
          <ul>
            {steps.flatMap(({ step, isDone }) =>
              isDone ? <li key={step}>{stepWords[step].title}: hecho</li> : [],
            )}
          </ul>
        </details>
      )}
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }, index) => {
          if (isDone) return null;
          const { title, text, href, action } = stepWords[step];
          return (
            <li key={step}>
              <b className={styles.number}>
                <span aria-hidden="true">{index + 1}</span>
              </b>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {step === next && <Button href={href}>{action}</Button>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

const pages: Record<MostRead['kind'], { path: string; tag: Kind }> = {
  article: { path: '/leerarticulo', tag: 'Articulo' },
  course: { path: '/leercurso', tag: 'course' },
};

/** The most opened content, and the most frequent searches without results (spec 10.6). */
function Readership({ overview }: { overview: Overview }) {
  const { mostRead, searches, doubts } = overview;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="lo-mas-leido">
        <SectionHead id="lo-mas-leido" title="Lo más leído">
          Veces que se abrió en los últimos 7 días
        </SectionHead>
        {mostRead.length === 0 ? (
          <p className="muted">Todavía nadie abrió un artículo ni un curso.</p>
        ) : (
          <ol>
            {mostRead.map(({ kind, id, title, count }) => (
              <li key={`${kind} ${id}`}>
                <span>
                  <a href={`${pages[kind].path}?id=${id}`}>{title}</a> <KindTag kind={pages[kind].tag} />
                </span>
                <b className="num">{wholeNumber(count)}</b>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="sin-resultados">
        <SectionHead id="sin-resultados" title="Búsquedas sin resultados">
          Lo que varias personas buscaron en vano este mes y el anterior
        </SectionHead>
        {searches.length === 0 ? (
          <p className="muted">Ninguna que se repita.</p>
        ) : (
          <ol>
            {searches.map(({ words, count }) => (
              <li key={words}>
                <span>
                  «{words}» <a href={newAnswerHref(words)}>Responder</a>
                </span>
                <b className="num">{wholeNumber(count)}</b>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="no-sirvio">
        <SectionHead id="no-sirvio" title="No les sirvió">
          Lo último que escribieron bajo una página. <a href="/opiniones">Ver todo</a>
        </SectionHead>
        {doubts.length === 0 ? (
          <p className="muted">Nadie escribió que una página no le sirvió.</p>
        ) : (
          <ul>
            {doubts.map((doubt) => (
              <li key={doubt.id}>
                <span>
                  «{doubt.words}» <small>{doubt.title}</small>
                </span>
                <a href={newAnswerHref(doubt.words, doubt)}>Responder</a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
