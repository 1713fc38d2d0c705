import { articleName, lawHref } from '../../../contract/laws/anchors.ts';
import type { LawRead, LawReadArticle, LawReadPart } from '../../../contract/laws/text-calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import fieldStyles from '../../components/forms/field.module.css';
import { SearchInput } from '../../components/table/search-input.tsx';
import { longDate } from '../../lib/format.ts';
import { Island } from '../../runtime/island.tsx';
import styles from './law-text.module.css';
import { LawTools } from './law-tools.tsx';

/** The anchor to which its forms lead: on a phone much stands above it. */
const place = 'en-esta-ley';

/** The column beside the law: its search, its contents, and the days with other wordings. It works without script. */
export function LawContents({ law, search, hits }: { law: LawRead; search: string; hits: number }) {
  const tools = { hits, isSearched: search !== '' };
  const keepsDay = law.day !== law.today;
  return (
    <aside id={place} className={styles.contents} aria-label="Contenido y búsqueda" data-noprint>
      <search>
        <form action={`/ley#${place}`} method="get" aria-label="Buscar en esta ley">
          <input type="hidden" name="id" value={law.id} />
          {keepsDay && <input type="hidden" name="al" value={law.day} />}
          <SearchInput name="q" label="Buscar en esta ley" defaultValue={search} maxLength={100} />
        </form>
      </search>
      <Island name="law-tools" props={tools} trigger="[data-copy]">
        <LawTools {...tools} />
      </Island>
      <details className={styles.fold}>
        <summary>
          Contenido
          <Icon name="chevron-down" />
        </summary>
        <nav aria-label="Contenido de la ley">
          <ol className={styles.toc}>
            {groupsOf(law.parts).map(({ heading, articles }) => (
              <li key={heading?.anchor ?? 'inicio'}>
                {heading && (
                  <a href={`#${heading.anchor}`}>
                    {heading.label === '' ? heading.title : `${heading.label}. ${heading.title}`}
                  </a>
                )}
                {articles.length > 0 && (
                  <ol>
                    {articles.map((article) => (
                      <li key={article.anchor}>
                        <a href={`#${article.anchor}`}>{lineOf(article)}</a>
                      </li>
                    ))}
                  </ol>
                )}
              </li>
            ))}
          </ol>
        </nav>
      </details>
      <Days law={law} />
    </aside>
  );
}

const lineOf = ({ number, title, isRepealed }: LawReadArticle): string => {
  const words = isRepealed ? 'Derogado' : title;
  return words === '' ? articleName(number) : `${number}. ${words}`;
};

type Heading = Exclude<LawReadPart, LawReadArticle>;

/** Each heading with the articles under it; articles before the first heading have none. */
function groupsOf(parts: readonly LawReadPart[]): { heading: Heading | null; articles: LawReadArticle[] }[] {
  const groups: { heading: Heading | null; articles: LawReadArticle[] }[] = [];
  for (const part of parts) {
    if (part.kind === 'heading') groups.push({ heading: part, articles: [] });
    else if (groups.length === 0) groups.push({ heading: null, articles: [part] });
    else groups.at(-1)?.articles.push(part);
  }
  return groups;
}

function Days({ law: { id, days, day, today } }: { law: LawRead }) {
  return (
    <details className={styles.fold}>
      <summary>
        Texto de otro día
        <Icon name="chevron-down" />
      </summary>
      <form action={`/ley#${place}`} method="get" aria-label="Texto de otro día" className={styles.pick}>
        <input type="hidden" name="id" value={id} />
        <label htmlFor="al">Ver el texto que regía el día</label>
        <div className="row">
          <input
            id="al"
            name="al"
            type="date"
            min="1900-01-01"
            defaultValue={day}
            required
            aria-invalid={false}
            className={fieldStyles.input}
          />
          <Button type="submit" kind="line" size="small">
            Ver
          </Button>
        </div>
      </form>
      <ul>
        {days.toReversed().map(({ from, by }) => (
          <li key={`${from} ${by}`}>
            <a href={lawHref(id, { day: from })} aria-current={from === day ? 'true' : undefined}>
              {longDate(from)}
            </a>
            , {from > today ? 'cambiará' : 'cambió'} por {by}
          </li>
        ))}
      </ul>
    </details>
  );
}
