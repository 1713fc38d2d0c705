import { useState } from 'react';
import type {
  ImportLineKind,
  PeopleImport,
  PeopleImportLine,
} from '../../../contract/calls/people-import.ts';
import { downloadImportRoute, type MendedField } from '../../../contract/calls/people-import-fields.ts';
import { Callout, Failure } from '../../components/display/callout.tsx';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SaveBar } from '../../components/forms/save-bar.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { downloadFileOf } from '../../lib/api/download.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { wholeNumber } from '../../lib/format.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import { LineTicks } from './line-ticks.tsx';
import { type CourseChoice, linesShown } from './load-import.ts';
import styles from './people-import.module.css';
import {
  allText,
  counted,
  importedCount,
  kindChips,
  leftColumnsText,
  leftOutText,
  sourceText,
  understoodText,
} from './people-import.rules.ts';
import { ReviewLine } from './review-line.tsx';
import { type Plan, ReviewPlan } from './review-plan.tsx';

type ReviewStepProps = {
  found: PeopleImport;
  lines: readonly PeopleImportLine[];
  linesTotal: number;
  courses: readonly CourseChoice[];
  course: CourseChoice | null;
  onColumns: () => void;
  onChanged: () => Promise<void>;
};

/** The third step: each line with its outcome; nothing changes before the main button. */
export function ReviewStep(props: ReviewStepProps) {
  const { found, courses, course, onColumns, onChanged } = props;
  const api = useApi();
  const [lines, setLines] = useState(props.lines);
  const [total, setTotal] = useState(props.linesTotal);
  const [kind, setKind] = useState<ImportLineKind | null>(null);
  /** How many lines changed since the first were loaded: those that are still to come may stand so much further up. */
  const [movedCount, setMovedCount] = useState(0);
  const [counts, setCounts] = useState({ counts: found.counts, newWithoutEmail: found.newWithoutEmail });
  const [version, setVersion] = useState(found.version);
  const [plan, setPlan] = useState<Plan>({
    courseIds: course === null ? [] : [course.value],
    group: '',
    sendsLetter: true,
    tellsExisting: false,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { run, isBusy } = useCall(setFailure);
  const importing = importedCount(counts);

  const wanted = (chosen: ImportLineKind | null) => ({
    Id: found.id,
    ...(chosen === null ? {} : { Kind: chosen }),
  });
  const filter = (chosen: ImportLineKind | null) =>
    void run(async () => {
      const page = await api.usuario.getImportLines({ ...wanted(chosen), Page: 1, PageSize: linesShown });
      setKind(chosen);
      setMovedCount(0);
      setLines(page.data);
      setTotal(page.total ?? 0);
    });
  const more = () =>
    void run(async () => {
      const known = new Set(lines.map(({ line }) => line));
      let fresh: PeopleImportLine[] = [];
      let Page = Math.floor(Math.max(0, lines.length - movedCount) / linesShown);
      let isLast = false;
      while (fresh.length === 0 && !isLast) {
        Page += 1;
        const page = await api.usuario.getImportLines({ ...wanted(kind), Page, PageSize: linesShown });
        fresh = page.data.filter(({ line }) => !known.has(line));
        isLast = Page * linesShown >= (page.total ?? 0);
      }
      setLines([...lines, ...fresh]);
      if (fresh.length === 0) setTotal(lines.length);
    });
  const change = (
    numbers: readonly number[],
    {
      values,
      answer,
    }: { values?: Partial<Record<MendedField, string>>; answer?: 'same' | 'other' | 'leave' | null },
  ) =>
    void run(async () => {
      setFailure(null);
      const { data } = await api.usuario.mendImportLines({
        Id: found.id,
        Lines: [...numbers],
        ...(values === undefined ? {} : { Values: values }),
        ...(answer === undefined ? {} : { Answer: answer }),
      });
      const changed = new Map(data.lines.map((line) => [line.line, line]));
      // a corrected line keeps its place, so that its new state is seen
      setLines((before) => before.map((line) => changed.get(line.line) ?? line));
      setMovedCount((before) => before + data.lines.length);
      setCounts(data);
      setVersion((before) => before + 1);
    });
  const start = () =>
    void run(async () => {
      setFailure(null);
      await api.usuario.runImport({
        Id: found.id,
        Version: version,
        CourseIds: [...plan.courseIds],
        Group: plan.group,
        Access: plan.sendsLetter ? 'letter' : 'active',
        TellExisting: plan.tellsExisting,
      });
      await onChanged();
    });
  const asked = lines.filter((line) => line.kind === 'ask');

  return (
    <>
      <section className={`stack ${styles.summary}`} aria-label="Resumen">
        <p className={styles.big}>
          <Summary counts={counts.counts} enrols={plan.courseIds.length > 0} />
        </p>
        <LineTicks counts={counts.counts} />
        <p className={styles.detail}>
          {[
            sourceText(found),
            understoodText(found.columns),
            leftColumnsText(found.columns),
            'Nada se ha guardado todavía.',
          ]
            .filter((sentence) => sentence !== '')
            .join(' ')}{' '}
          <button type="button" className={styles.linkButton} onClick={onColumns}>
            Cambiar las columnas
          </button>
          {' · '}
          <button type="button" className={styles.linkButton} onClick={() => setDiscarding(true)}>
            Descartar la lista
          </button>
        </p>
      </section>
      {found.notes.map((note) => (
        <Callout key={note} kind="info" className={styles.note}>
          {note}
        </Callout>
      ))}
      <TwoColumns
        label="Qué va a pasar"
        aside={
          <ReviewPlan
            plan={plan}
            onPlan={(part) => setPlan((before) => ({ ...before, ...part }))}
            courses={courses}
            counts={counts}
            hasMailServer={found.hasMailServer}
          />
        }
      >
        <Chips label="Mostrar">
          <Chip aria-pressed={kind === null} onClick={() => filter(null)}>
            {allText(found.total)}
          </Chip>
          {kindChips
            .filter((chip) => counts.counts[chip.kind] > 0 || chip.kind === kind)
            .map((chip) => (
              <Chip key={chip.kind} aria-pressed={kind === chip.kind} onClick={() => filter(chip.kind)}>
                {chip.label} <b>{wholeNumber(counts.counts[chip.kind])}</b>
              </Chip>
            ))}
        </Chips>
        {kind === 'ask' && asked.length > 1 && (
          <div className={styles.actions}>
            <Button
              kind="soft"
              size="small"
              busy={isBusy}
              onClick={() =>
                change(
                  asked.map(({ line }) => line),
                  { answer: 'same' },
                )
              }
            >
              Las {asked.length} son las mismas
            </Button>
            <Button
              kind="soft"
              size="small"
              busy={isBusy}
              onClick={() =>
                change(
                  asked.map(({ line }) => line),
                  { answer: 'other' },
                )
              }
            >
              Las {asked.length} son otras
            </Button>
          </div>
        )}
        {lines.length === 0 ? (
          <p className="muted">No queda ninguna línea así.</p>
        ) : (
          <ol className={styles.lines}>
            {lines.map((line) => (
              <ReviewLine
                key={line.line}
                line={line}
                sendsLetter={plan.sendsLetter}
                isBusy={isBusy}
                onChange={(given) => change([line.line], given)}
              />
            ))}
          </ol>
        )}
        {lines.length < total && (
          <Button kind="soft" size="small" busy={isBusy} onClick={more}>
            Mostrar {Math.min(linesShown, total - lines.length)} más de las{' '}
            {wholeNumber(total - lines.length)} restantes
          </Button>
        )}
      </TwoColumns>
      <Failure message={failure} />
      <SaveBar
        status={leftOutText(counts)}
        tools={
          counts.counts.problem > 0 && (
            <Button
              kind="line"
              busy={isBusy}
              onClick={() =>
                void run(() =>
                  downloadFileOf(
                    downloadImportRoute.method,
                    downloadImportRoute.path,
                    { Id: found.id, Format: 'xlsx', Kind: 'problem' },
                    'por arreglar.xlsx',
                  ),
                )
              }
            >
              <Icon name="download" />
              {counts.counts.problem === 1
                ? 'Bajar la línea'
                : `Bajar las ${wholeNumber(counts.counts.problem)}`}
              <span className="sr"> por arreglar</span>
            </Button>
          )
        }
      >
        <Button
          kind="sun"
          busy={isBusy}
          onClick={start}
          disabledReason={importing === 0 ? 'No hay a quién importar.' : undefined}
        >
          Importar {importing > 0 && counted(importing, 'persona', 'personas')}
        </Button>
      </SaveBar>
      <ConfirmDialog
        open={isDiscarding}
        title="¿Descartar la lista?"
        body="Se pierde lo que arreglaste en ella. Nadie se agregó todavía."
        confirmLabel="Descartar"
        danger
        busy={isBusy}
        onCancel={() => setDiscarding(false)}
        onConfirm={() =>
          void run(async () => {
            const { message } = await api.usuario.deleteImport({ Id: found.id });
            storeNotice(message);
            location.assign('/usuarios');
          })
        }
      />
    </>
  );
}

function Summary({ counts, enrols }: { counts: PeopleImport['counts']; enrols: boolean }) {
  const { new: fresh, existing, problem, ask } = counts;
  const open = problem + ask;
  return (
    <>
      {fresh === 0 ? (
        'No se creará ninguna cuenta'
      ) : (
        <>
          Se {fresh === 1 ? 'creará' : 'crearán'} <b>{counted(fresh, 'cuenta', 'cuentas')}</b>
        </>
      )}
      {enrols ? (
        <>
          {' '}
          y se {fresh + existing === 1 ? 'inscribirá' : 'inscribirán'}{' '}
          <b>{counted(fresh + existing, 'persona', 'personas')}</b>.
        </>
      ) : (
        <>{existing > 0 && `; ${counted(existing, 'persona ya tiene', 'personas ya tienen')}`}.</>
      )}{' '}
      {open > 0 && (
        <>
          Hay <b>{counted(open, 'línea', 'líneas')}</b> por{' '}
          {problem === 0 ? 'responder' : ask === 0 ? 'arreglar' : 'arreglar o responder'}.
        </>
      )}
    </>
  );
}
