import { Fragment } from 'react';
import { articleName, lawHref } from '../../../contract/laws/anchors.ts';
import type {
  ExplainingKind,
  LawChange,
  LawRead,
  LawReadArticle,
} from '../../../contract/laws/text-calls.ts';
import type { Site } from '../../../contract/pages.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { textBlocks } from '../../components/text/text-blocks.rules.ts';
import { compareWords, type Piece } from '../../components/text/text-compare.rules.ts';
import { longDate } from '../../lib/format.ts';
import { ByLaw } from './by-law.tsx';
import styles from './law-text.module.css';
import type { MarkedPart } from './mark-law.rules.ts';

interface LawArticleProps {
  law: LawRead;
  article: LawReadArticle;
  marked: MarkedPart;
  site: Site;
}

/** An article at its anchor: its words, how to cite it, and its last change (spec 6.16). */
export function LawArticle({ law, article, marked, site }: LawArticleProps) {
  const { anchor, number, isRepealed, change, next } = article;
  return (
    <article className={styles.article} id={anchor}>
      <h3>
        <a href={`#${anchor}`}>{articleName(number)}.</a>{' '}
        {marked.title.map(({ text, hit }) =>
          hit === null ? (
            text
          ) : (
            <mark key={hit} id={`hit-${hit}`}>
              {text}
            </mark>
          ),
        )}
      </h3>
      {isRepealed ? (
        <p className="muted">Derogado.</p>
      ) : (
        <Prose html={marked.html} className={styles.words} />
      )}
      <Citation law={law} article={article} site={site} />
      {change !== null && <Change change={change} />}
      <Explained texts={article.citedBy} />
      {next !== null && (
        <p className="small muted" data-noprint>
          Cambia el {longDate(next.from)} por {next.by}:{' '}
          <a href={lawHref(law.id, { anchor, day: next.from })}>ver cómo queda</a>
        </p>
      )}
    </article>
  );
}

const places: Record<ExplainingKind, string> = {
  article: '/leerarticulo',
  course: '/leercurso',
  pension_item: '/lsistemapension',
  subject: '/tema',
  route: '/ruta',
};

function Explained({ texts }: { texts: LawReadArticle['citedBy'] }) {
  if (texts.length === 0) return null;
  return (
    <p className={styles.explained} data-noprint>
      <Icon name="news" />
      <span>
        Explicado en{' '}
        {texts.map(({ kind, id, title }, index) => (
          <Fragment key={`${kind} ${id}`}>
            {index > 0 && (index === texts.length - 1 ? ' y ' : ', ')}
            {kind === 'course' && 'el curso '}
            <a href={`${places[kind]}?id=${id}`}>{title}</a>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

function Citation({ law, article, site }: Omit<LawArticleProps, 'marked'>) {
  const { anchor, number } = article;
  const place = law.day === law.today ? { anchor } : { anchor, day: law.day };
  const address = `${site.publicUrl}${lawHref(law.id, place)}`;
  const words = `${law.title}, artículo ${number}. Texto al ${longDate(law.day)}. ${site.settings.name}, ${address}`;
  return (
    <details className={styles.cite} data-noprint>
      <summary aria-label={`Citar el artículo ${number}`}>
        <Icon name="quote" />
        <b>Citar</b>
      </summary>
      <p>{words}</p>
      <div className={styles.copy}>
        <button type="button" data-copy={words}>
          Copiar la cita
        </button>
        <button type="button" data-copy={address}>
          Copiar el enlace
        </button>
      </div>
    </details>
  );
}

const done = { replace: 'Cambiado', insert: 'Agregado', repeal: 'Derogado' } as const;

function Change({ change }: { change: LawChange }) {
  const { action, from, note, before, after } = change;
  const isRetitled = before?.title !== after?.title;
  const pieces = compareWords(plainText(before, isRetitled), plainText(after, isRetitled));
  return (
    <details className={styles.change}>
      <summary>
        <Tag kind="wait">{done[action]}</Tag>
        <span>
          por <ByLaw {...change} />, desde el {longDate(from)}
        </span>
        <Icon name="chevron-down" />
      </summary>
      {action !== 'insert' && (
        <div className={styles.sides}>
          <Side title="Antes" pieces={pieces.beforePieces} mark="del" />
          {after !== null && <Side title="Ahora" pieces={pieces.afterPieces} mark="ins" />}
        </div>
      )}
      {note !== '' && <p className="small muted">{note}</p>}
    </details>
  );
}

/** The words of an article, a line for each block; with its title if that changed too. */
function plainText(wording: LawChange['before'], isRetitled: boolean): string {
  if (wording === null) return '';
  const blocks = textBlocks(wording.html).map(({ text }) => text);
  return [isRetitled ? wording.title : '', ...blocks].filter((text) => text !== '').join('\n');
}

function Side({
  title,
  pieces,
  mark: Mark,
}: {
  title: string;
  pieces: readonly Piece[];
  mark: 'del' | 'ins';
}) {
  return (
    <div>
      <h4>{title}</h4>
      <p>
        {pieces.map(({ text, isChanged }, index) =>
          isChanged ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
            <Mark key={index}>{text}</Mark>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}
