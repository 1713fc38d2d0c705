import { useState } from 'react';
import type {
  ImportLineKind,
  PeopleImport,
  PeopleImportLine,
} from '../../../contract/people-import/calls.ts';
import { downloadImportRoute } from '../../../contract/people-import/fields.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SaveBar } from '../../components/forms/save-bar.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { wholeNumber } from '../../lib/format.ts';
import { ImportLosses } from '../../lib/imports/import-losses.tsx';
import { storeNotice } from '../../lib/page/notice.ts';
import { useDownload } from '../../lib/sign-in/use-download.ts';
import { LineTicks } from './line-ticks.tsx';
import { type CourseChoice, linesShown } from './load-import.ts';
import styles from './people-import.module.css';
import {
  allText,
  courseAnswer,
  importedCount,
  kindChips,
  leftColumnsText,
  leftOutText,
  noCourse,
  sourceText,
  understoodText,
} from './people-import.rules.ts';
import { ReviewLine } from './review-line.tsx';
import { type Plan, ReviewPlan } from './review-plan.tsx';
import { useCallQueue } from './use-call-queue.ts';
import { type LineChange, useReviewLines } from './use-review-lines.ts';

type ReviewStepProps = {
  found: PeopleImport;
  lines: readonly PeopleImportLine[];
  linesTotal: number;
  courses: readonly CourseChoice[];
  plan: Plan;
  onPlan: (change: Partial<Plan>) => void;
  onColumns: () => void;
  onChanged: () => Promise<void>;
};

/** The third step: each line with its outcome; nothing changes before the main button. */
export function ReviewStep(props: ReviewStepProps) {
  const { found, courses, plan, onPlan, onColumns, onChanged } = props;
  const api = useApi();
  const review = useReviewLines(found, props.lines, props.linesTotal);
  const { counts } = review;
  const [failure, setFailure] = useState<string | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { run, isBusy } = useCall(setFailure);
  const download = useDownload();
  const queue = useCallQueue(setFailure);
  const importing = importedCount(counts);

  const change = (numbers: readonly number[], given: LineChange) => {
    setFailure(null);
    return queue.addChange(() => review.change(numbers, given));
  };
  const start = () =>
    void run(async () => {
      setFailure(null);
      if (!(await queue.settled())) return;
      const courseOf = found.courseValues.map(({ value }) => ({
        value,
        answer: courseAnswer(plan.courseOf, courses, value),
      }));
      const open = courseOf.find(({ answer }) => answer === '');
      if (open !== undefined) {
        setFailure(`Di qué curso es «${open.value}» de tu lista, o elige ninguno.`);
        return;
      }
      await api.usuario.runImport({
        Id: found.id,
        Version: review.versionNow(),
        CourseIds: [...plan.courseIds],
        CourseOf: courseOf.map(({ value, answer }) => ({
          Value: value,
          CourseId: answer === noCourse.value ? null : Number(answer),
        })),
        Group: plan.group,
        Access: plan.sendsLetter ? 'letter' : 'active',
        TellExisting: plan.tellsExisting,
      });
      await onChanged();
    });
  const goBack = () =>
    void run(async () => {
      if (await queue.settled()) onColumns();
    });

  return (
    <>
      <section className={`stack ${styles.summary}`} aria-label="Resumen">
        <p className={styles.big}>
          <Summary
            counts={counts.counts}
            enrols={plan.courseIds.length > 0 || found.courseValues.length > 0}
          />
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
          <button type="button" className={styles.linkButton} onClick={goBack}>
            Cambiar las columnas
          </button>
          {' · '}
          <button type="button" className={styles.linkButton} onClick={() => setDiscarding(true)}>
            Descartar la lista
          </button>
        </p>
      </section>
      <ImportLosses losses={found.notes} />
      <TwoColumns
        label="Qué va a pasar"
        aside={
          <ReviewPlan
            plan={plan}
            onPlan={onPlan}
            courses={courses}
            courseValues={found.courseValues}
            counts={counts}
            hasMailServer={found.hasMailServer}
          />
        }
      >
        <ReviewedLines
          found={found}
          review={review}
          sendsLetter={plan.sendsLetter}
          isBusy={isBusy}
          add={queue.add}
          onChange={change}
        />
      </TwoColumns>
      <SaveBar
        status={leftOutText(counts)}
        problem={failure}
        tools={
          counts.counts.problem > 0 && (
            <Button
              kind="line"
              busy={isBusy}
              onClick={() =>
                void run(async () => {
                  await queue.settled();
                  await download(
                    downloadImportRoute.method,
                    downloadImportRoute.path,
                    { Id: found.id, Format: 'xlsx', Kind: 'problem' },
                    'por arreglar.xlsx',
                  );
                })
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

type ReviewedLinesProps = {
  found: PeopleImport;
  review: ReturnType<typeof useReviewLines>;
  sendsLetter: boolean;
  /** The import starts, or something else is done with the whole list. */
  isBusy: boolean;
  add: (work: () => Promise<void>) => Promise<boolean>;
  onChange: (numbers: readonly number[], change: LineChange) => Promise<boolean>;
};

/** The lines of a kind, each with what can be changed in it. */
function ReviewedLines({ found, review, sendsLetter, isBusy, add, onChange }: ReviewedLinesProps) {
  const { lines, total, kind, counts } = review;
  const { run, isBusy: isWaiting } = useCall();
  const filter = (chosen: ImportLineKind | null) => void add(() => review.filter(chosen));
  const asked = lines.filter((line) => line.kind === 'ask');
  return (
    <>
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
          {askedAnswers.map(({ answer, label }) => (
            <Button
              key={answer}
              kind="soft"
              size="small"
              busy={isBusy || isWaiting}
              onClick={() =>
                void run(async () => {
                  await onChange(
                    asked.map(({ line }) => line),
                    { answer },
                  );
                })
              }
            >
              Las {asked.length} son {label}
            </Button>
          ))}
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
              sendsLetter={sendsLetter}
              isBusy={isBusy}
              onChange={(given) => onChange([line.line], given)}
            />
          ))}
        </ol>
      )}
      {lines.length < total && (
        <Button
          kind="soft"
          size="small"
          busy={isBusy || isWaiting}
          onClick={() =>
            void run(async () => {
              await add(review.loadMore);
            })
          }
        >
          Mostrar {Math.min(linesShown, total - lines.length)} más de las {wholeNumber(total - lines.length)}{' '}
          restantes
        </Button>
      )}
    </>
  );
}

const askedAnswers = [
  { answer: 'same', label: 'las mismas' },
  { answer: 'other', label: 'otras' },
] as const;

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
