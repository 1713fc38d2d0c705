import type { FeedbackPage } from '../../../contract/feedback/pages.ts';
import { calculatorNames } from '../../../contract/pension/calculator-names.ts';
import { wordFinder } from '../../../contract/search/found-words.ts';
import type { FoundPage, SearchKind } from '../../../contract/slider/calls.ts';
import { Chip, ChipLinks } from '../../components/display/chip.tsx';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { SearchInput } from '../../components/table/search-input.tsx';
import { KindTag } from '../../lib/page/kind-tag.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import { PastEnd } from '../../lib/page/past-end.tsx';
import { idOf, type PageViewProps, type Query } from '../../lib/page/screen.ts';
import { foundLink } from '../../runtime/found-link.ts';
import { Fact } from '../facts/fact.tsx';
import { AsksFeedback } from '../feedback/asks-feedback.tsx';
import { type BestAnswer, type LoadedSearch, resultsOnPage, searchedKind } from './load-search.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './search-page.module.css';
import { hrefOf, isUntreated, resultsHref, searchPlaces } from './search-places.ts';
import { whyFound } from './why-found.rules.ts';

/** /buscar: everything that a search finds, by kind and in pages. It needs no script (spec 6.14). */
export default function SearchPage({ data, query, viewerRole }: PageViewProps<LoadedSearch>) {
  const { search, found, total, best } = data;
  const all = found?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <div className="wrap page">
      <PageHead title={search === '' ? 'Buscar' : `Resultados para «${search}»`}>
        {found === null
          ? 'Busca en artículos, cursos, videos, leyes, datos del país, calculadoras y textos sobre el sistema de pensiones.'
          : all === 1
            ? '1 resultado.'
            : `${all} resultados.`}
      </PageHead>
      <search>
        <form action="/buscar" method="get" aria-label="Buscar otra vez" className={styles.form}>
          <SearchInput name="search" label="Buscar en todo el portal" defaultValue={search} />
          <Button type="submit" kind="line">
            Buscar
          </Button>
        </form>
      </search>
      {viewerRole === 'admin' && search !== '' && (
        <p>
          <a href={`/usuarios?${new URLSearchParams({ search })}`}>Buscar «{search}» entre las personas</a>
        </p>
      )}
      {best.length > 0 && <AnswerCard best={best} search={search} />}
      {found !== null && all > 0 && <Kinds search={search} counts={found.counts} query={query} all={all} />}
      {viewerRole === 'member' && (
        <OwnPart<FoundPage['results']>>
          {({ own = [] }) => <Material search={search} results={own} />}
        </OwnPart>
      )}
      {found === null || found.results.length === 0 ? (
        <div className={styles.nothing}>
          <NothingFound search={search} isPastEnd={total > 0} />
        </div>
      ) : (
        <>
          <Results search={search} results={found.results} alike={found.alike} />
          {total > resultsOnPage && (
            <Pager
              page={Math.max(1, idOf(query, 'page'))}
              pageSize={resultsOnPage}
              total={total}
              noun={['resultado', 'resultados']}
              hrefFor={(page) => resultsHref(search, { ...typeOf(query), page: String(page) })}
            />
          )}
        </>
      )}
    </div>
  );
}

const typeOf = (query: Query): { type?: SearchKind } => {
  const type = searchedKind(query);
  return type === undefined ? {} : { type };
};

type KindsProps = { search: string; counts: FoundPage['counts']; query: Query; all: number };

/** The kinds found, with their counts: links that show one kind alone. The chosen one stands where a phone's row begins. */
function Kinds({ search, counts, query, all }: KindsProps) {
  if (counts.length < 2) return null;
  const chosen = searchedKind(query);
  const chosenFirst = (one: { type: SearchKind }, other: { type: SearchKind }) =>
    Number(other.type === chosen) - Number(one.type === chosen);
  return (
    <nav aria-label="Tipos de resultado" className={styles.kinds}>
      <ChipLinks>
        <Chip href={resultsHref(search)} aria-current={chosen === undefined ? 'page' : undefined}>
          Todo <b>{all}</b>
        </Chip>
        {counts.toSorted(chosenFirst).map(({ type, count }) => (
          <Chip
            key={type}
            href={resultsHref(search, { type })}
            aria-current={chosen === type ? 'page' : undefined}
          >
            {searchPlaces[type].many} <b>{count}</b>
          </Chip>
        ))}
      </ChipLinks>
    </nav>
  );
}

/** The hits in the documents of a member's courses. */
function Material({ search, results }: { search: string; results: FoundPage['results'] }) {
  if (results.length === 0) return null;
  return (
    <section className={styles.material} aria-labelledby="de-tus-cursos">
      <h2 id="de-tus-cursos">En el material de tus cursos</h2>
      <Results search={search} results={results} alike={[]} />
    </section>
  );
}

function Results({ search, results, alike }: { search: string } & Pick<FoundPage, 'results' | 'alike'>) {
  const find = wordFinder(search, alike);
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <li key={`${hrefOf(result)} ${result.title}`}>
          <h2>
            <a href={hrefOf(result)} className="covers" {...foundLink(search, result)}>
              <MarkedText text={result.title} find={find} />
            </a>
          </h2>
          <KindTag kind={result.type} />
          {result.excerpt !== '' && (
            <p>
              <MarkedText text={result.excerpt} find={find} />
            </p>
          )}
          <WhyFound text={whyFound(search, alike, result.title, result.excerpt)} />
        </li>
      ))}
    </ul>
  );
}

const WhyFound = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <p className={styles.why}>{text}</p>;

/** The next step after a search without results: no words yet, no match, or a page beyond the last. */
function NothingFound({ search, isPastEnd }: { search: string; isPastEnd: boolean }) {
  if (isPastEnd) return <PastEnd what="resultados" first={resultsHref(search)} />;
  return (
    <EmptyState
      image="/motivos/libro.svg"
      title={search === '' ? 'Escribe qué quieres saber' : `Nada para «${search}»`}
      actions={
        <>
          <Button href="/articulos">Ver los artículos</Button>
          <Button href="/vercursos" kind="line">
            Ver los cursos
          </Button>
          <Button href="/contact" kind="line">
            Preguntar al instituto
          </Button>
        </>
      }
    >
      {search === ''
        ? 'Por ejemplo: comisiones, jubilación anticipada, cómo reclamo.'
        : 'Revisa cómo está escrito, quita palabras o prueba con otra que diga lo mismo. O mira lo que hay:'}
    </EmptyState>
  );
}

/** The page of an answer: the card asks about the first one. Words, routes and the portal's own pages have none. */
function pageOf({ type, id, anchor = '' }: BestAnswer): FeedbackPage | null {
  if (type === 'Dato') return { kind: 'fact', key: anchor };
  if (type === 'Respuesta') return { kind: 'answer', key: String(id) };
  if (type === 'Tema') return { kind: 'subject', key: String(id) };
  return type === 'Calculadora' ? { kind: 'calculator', key: calculatorNames[id - 1] ?? '' } : null;
}

/**
 * The short answer above the results: facts with their source, an answer, a calculator, each with its link (spec 6.14).
 */
function AnswerCard({ best, search }: { best: readonly BestAnswer[]; search: string }) {
  const [first] = best;
  if (first !== undefined && isUntreated(first)) return <Untreated {...first} />;
  const page = first === undefined ? null : pageOf(first);
  return (
    <section className={styles.card} aria-labelledby="respuesta">
      <h2 id="respuesta">Respuesta corta</h2>
      {best.map((row) => (
        <Answer key={`${row.type} ${row.id}`} {...row} search={search} />
      ))}
      {first !== undefined && page !== null && <AsksFeedback page={page} about={first.title} />}
    </section>
  );
}

/** The answer about something that the portal does not treat: where to ask. */
function Untreated({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.card} aria-labelledby="no-tratamos">
      <h2 id="no-tratamos">Esto no lo tratamos</h2>
      <p>Este portal es de pensiones: de «{title}» no sabe.</p>
      <div>
        <h3>Dónde preguntar</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  );
}

function Answer({ fact, search, ...row }: BestAnswer & { search: string }) {
  if (fact !== undefined)
    return (
      <div>
        <Fact fact={fact} place={hrefOf(row)} />
      </div>
    );
  return (
    <div>
      <p>
        <a href={hrefOf(row)} {...foundLink(search, row)}>
          {row.title}
        </a>
      </p>
      <p className={styles.text}>{row.text}</p>
    </div>
  );
}
