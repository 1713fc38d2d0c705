import { useState } from 'react';
import { peopleListLines } from '../../../contract/constants.ts';
import type { ImportOutcome, PeopleImport, PeopleImportLine } from '../../../contract/people-import/calls.ts';
import { downloadImportRoute } from '../../../contract/people-import/fields.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Callout, Failure } from '../../components/display/callout.tsx';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Tag, type TagKind } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { wholeNumber } from '../../lib/format.ts';
import { useDownload } from '../../lib/sign-in/use-download.ts';
import { LinksDialog } from '../accounts/admin/links-dialog.tsx';
import { useLinks } from '../accounts/admin/use-links.ts';
import { tabHref } from '../course-home/course-tabs.ts';
import { LineFrame } from './line-frame.tsx';
import { linesShown } from './load-import.ts';
import styles from './people-import.module.css';
import { allText, doneText, outcomeChips, outcomeLabels } from './people-import.rules.ts';

type DoneStepProps = { found: PeopleImport; lines: readonly PeopleImportLine[]; linesTotal: number };

const tints: Record<ImportOutcome, TagKind> = {
  added: 'ok',
  enrolled: 'ok',
  unchanged: 'off',
  failed: 'no',
  out: 'off',
};

/** The end: the results, line by line, as a download; and the people who still need a link. */
export function DoneStep({ found, lines: first, linesTotal }: DoneStepProps) {
  const api = useApi();
  const [lines, setLines] = useState(first);
  const [total, setTotal] = useState(linesTotal);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isBusy } = useCall(setFailure);
  const show = (chosen: ImportOutcome | null, page: number) =>
    void run(async () => {
      const got = await api.usuario.getImportLines({
        Id: found.id,
        ...(chosen === null ? {} : { Outcome: chosen }),
        Page: page,
        PageSize: linesShown,
      });
      setOutcome(chosen);
      setLines((before) => (page === 1 ? got.data : [...before, ...got.data]));
      setTotal(got.total ?? 0);
    });
  const download = useDownload();
  const save = (Format: 'csv' | 'xlsx') =>
    void run(() =>
      download(
        downloadImportRoute.method,
        downloadImportRoute.path,
        { Id: found.id, Format },
        `importación.${Format}`,
      ),
    );
  return (
    <div className="stack">
      <p className={styles.big}>{doneText(found)}</p>
      {found.plan !== null && <p className="muted">{planText(found)}</p>}
      <WithoutEmail found={found} />
      {found.failedMails > 0 && (
        <Callout kind="warn">
          {counted(found.failedMails, 'correo no salió', 'correos no salieron')} todavía.{' '}
          <a href="/correos?state=failed">Mira cuáles y por qué</a>; desde ahí entregas su enlace.
        </Callout>
      )}
      <div className={styles.actions}>
        <Button kind="line" busy={isBusy} onClick={() => save('xlsx')}>
          <Icon name="download" />
          Bajar la lista en Excel
        </Button>
        <Button kind="text" busy={isBusy} onClick={() => save('csv')}>
          En CSV
        </Button>
        {(found.plan?.courses ?? []).map(({ id, name }) => (
          <Button key={id} kind="text" href={tabHref('personas', id)}>
            Ir a «{name}»
          </Button>
        ))}
        <Button kind="text" href="/usuarios">
          Ir a Usuarios
        </Button>
      </div>
      <Failure message={failure} />
      <Chips label="Mostrar">
        <Chip aria-pressed={outcome === null} onClick={() => show(null, 1)}>
          {allText(found.total)}
        </Chip>
        {outcomeChips
          .filter((chip) => found.outcomes[chip.outcome] > 0)
          .map((chip) => (
            <Chip
              key={chip.outcome}
              aria-pressed={outcome === chip.outcome}
              onClick={() => show(chip.outcome, 1)}
            >
              {chip.label} <b>{wholeNumber(found.outcomes[chip.outcome])}</b>
            </Chip>
          ))}
      </Chips>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <DoneLine key={line.line} line={line} />
        ))}
      </ol>
      {lines.length < total && (
        <Button
          kind="soft"
          size="small"
          busy={isBusy}
          onClick={() => show(outcome, Math.floor(lines.length / linesShown) + 1)}
        >
          Mostrar {Math.min(linesShown, total - lines.length)} más de las {wholeNumber(total - lines.length)}{' '}
          restantes
        </Button>
      )}
    </div>
  );
}

function planText({ plan }: PeopleImport): string {
  if (plan === null) return '';
  const courses = plan.courses.map(({ name }) => `«${name}»`);
  const where =
    courses.length === 0
      ? 'Sin inscribir en ningún curso'
      : `${courses.length === 1 ? 'Curso' : 'Cursos'}: ${courses.join(', ')}`;
  return `${where}${plan.group === '' ? '' : `. Grupo: ${plan.group}`}.`;
}

/** People without an e-mail get an access sheet each; one call makes this many links. */
function WithoutEmail({ found: { withoutEmailIds: ids } }: { found: PeopleImport }) {
  const links = useLinks();
  if (ids.length === 0) return null;
  const starts = Array.from(
    { length: Math.ceil(ids.length / peopleListLines) },
    (_, at) => at * peopleListLines,
  );
  return (
    <Callout kind="info">
      {counted(ids.length, 'persona nueva no tiene', 'personas nuevas no tienen')} correo: entrega a cada una
      su hoja de acceso.
      <div className={styles.actions}>
        {starts.map((start) => {
          const part = ids.slice(start, start + peopleListLines);
          return (
            <Button
              key={start}
              kind="line"
              size="small"
              busy={links.isBusy}
              onClick={() => void links.make(part)}
            >
              <Icon name="key" />
              Hojas de acceso
              {starts.length > 1 && ` ${start + 1} a ${start + part.length}`}
            </Button>
          );
        })}
      </div>
      <LinksDialog {...links.dialogProps} />
    </Callout>
  );
}

function DoneLine({ line }: { line: PeopleImportLine }) {
  const { outcome, accountId, fullname } = line;
  const isIn = accountId !== null && outcome !== 'failed' && outcome !== 'out';
  return (
    <LineFrame
      line={line}
      {...(isIn && { name: <a href={`/persona?id=${accountId}`}>{fullname}</a> })}
      what={
        <>
          {outcome !== null && <Tag kind={tints[outcome]}>{outcomeLabels[outcome]}</Tag>}
          <span>{line.text}</span>
        </>
      }
    />
  );
}
