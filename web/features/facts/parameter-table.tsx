import { type ChangeEvent, useRef, useState } from 'react';
import type { CalculatorAsked } from '../../../contract/calculators/calls.ts';
import { factsByAnswer, otherFacts } from '../../../contract/content/parameter-order.ts';
import { parameter as calls, type ParameterShown } from '../../../contract/facts/calls.ts';
import { isParameterKey, type ParameterKey } from '../../../contract/facts/keys.ts';
import { fileKinds } from '../../../contract/files/file-kinds.ts';
import { calculatorTitles } from '../../../contract/pension/calculator-names.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SaveBar } from '../../components/forms/save-bar.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useSelection } from '../../components/table/use-selection.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { SelectionBar } from '../../lib/lists/selection-bar.tsx';
import { useCitedLaw } from '../../lib/page/use-cited-law.tsx';
import { useDownload } from '../../lib/sign-in/use-download.ts';
import { CalculatorsAsked } from './calculators-asked.tsx';
import { ParameterRow } from './parameter-row.tsx';
import styles from './parameter-table.module.css';
import { useParameterTable } from './use-parameter-table.ts';

interface TableProps {
  facts: readonly ParameterShown[];
  calculators: readonly CalculatorAsked[];
  currency: string;
  /** 'YYYY-MM-DD' */
  today: string;
}

const hrefOf = ({ name }: ParameterShown) => `/parametros?dato=${name}`;

/** Every fact of the country in one table, in the order in which answers need them (spec 19.3). */
export function ParameterTable({ facts: first, calculators, currency, today }: TableProps) {
  const table = useParameterTable(first, currency, today);
  const { facts, drafts, changed } = table;
  const selection = useSelection(facts, ({ name }) => name);
  const { run, isBusy } = useCall();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSourcing, setSourcing] = useState(false);
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  const missing = facts.filter(({ value }) => value === null);
  const rowsOf = (keys: readonly ParameterKey[]) => keys.flatMap((key) => byName.get(key) ?? []);
  const chosen = selection.chosen;

  const review = () => {
    for (const fact of chosen) if (fact.value !== null) table.change(fact, { reviewed: today });
  };
  const save = () =>
    run(async () => {
      const { saved, left } = await table.save();
      if (saved > 0)
        toast({ text: `${counted(saved, 'dato guardado', 'datos guardados')}. Los textos ya lo muestran.` });
      setProblem(
        left === 0 ? null : `${counted(left, 'fila espera', 'filas esperan')}: mira lo que dice cada una.`,
      );
      selection.leave([]);
    });

  const group = (title: string, keys: readonly ParameterKey[], isAnswer: boolean) => {
    const rows = rowsOf(keys);
    const lacking = rows.filter(({ name, value }) => value === null && name !== 'otras-vias').length;
    return (
      <section key={title} className={styles.group}>
        <h2>
          {title}{' '}
          {isAnswer &&
            (lacking === 0 ? (
              <Tag kind="ok">Responde</Tag>
            ) : (
              <Tag kind="wait">{`Faltan ${lacking} de ${rows.length}`}</Tag>
            ))}
        </h2>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Dato</th>
              <th scope="col">Valor</th>
              <th scope="col">Fuente</th>
              <th scope="col">Revisado</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((fact) => (
              <ParameterRow
                key={fact.name}
                fact={fact}
                draft={drafts[fact.name]}
                trouble={table.troubles[fact.name]}
                currency={currency}
                isChosen={selection.isChosen(fact)}
                onChoose={(isRange) => selection.toggle(fact, isRange)}
                onCell={(cell) => table.change(fact, { cell, reviewed: today })}
                onKeep={(whose) => (whose === 'mine' ? table.keepMine(fact.name) : table.drop(fact.name))}
              />
            ))}
          </tbody>
        </table>
      </section>
    );
  };

  return (
    <>
      <ToolHead title="Datos del país">
        <DownloadTable />
        <UploadTable
          onRows={(rows) => {
            for (const { name, cell, source, link, validFrom, reviewed, version } of rows) {
              const fact = isParameterKey(name) ? byName.get(name) : undefined;
              if (fact === undefined) continue;
              const parts = { source, link, validFrom, ...(reviewed !== '' && { reviewed }) };
              table.change(fact, { cell, ...parts, version: version ?? fact.version });
            }
          }}
        />
      </ToolHead>
      <p className="muted">
        {counted(facts.length - missing.length, 'dato', 'datos')} de {facts.length}. Están en el orden en que
        las respuestas los necesitan: un cambio cambia textos, calculadoras y rutas.
      </p>
      <Waiting facts={facts} />
      {factsByAnswer.map(({ calculator, keys }, place) =>
        group(
          place === 0
            ? `Con estos ${inWords(keys.length)} datos ya responde «${calculatorTitles[calculator]}»`
            : `Con estos ${inWords(keys.length)}, también «${calculatorTitles[calculator]}» y las demás calculadoras`,
          keys,
          true,
        ),
      )}
      {group('Lo que muestran los textos y las rutas', otherFacts, false)}
      <CalculatorsAsked calculators={calculators} />
      <SelectionBar count={chosen.length} noun={['elegido', 'elegidos']} onClear={() => selection.leave([])}>
        <Button kind="line" size="small" onClick={() => setSourcing(true)}>
          <Icon name="link" />
          Poner la fuente
        </Button>
        <Button kind="line" size="small" onClick={review}>
          <Icon name="check" />
          Revisado hoy
        </Button>
        {changed.length > 0 && (
          <Button size="small" busy={isBusy} onClick={() => void save()}>
            Guardar {counted(changed.length, 'cambio', 'cambios')}
          </Button>
        )}
      </SelectionBar>
      {isSourcing && (
        <SourceDialog
          count={chosen.length}
          onClose={() => setSourcing(false)}
          onSource={(source, link) => {
            for (const fact of chosen) table.change(fact, { source, link });
            setSourcing(false);
          }}
        />
      )}
      {changed.length > 0 && chosen.length === 0 && (
        <SaveBar
          status={`Cambiaste ${counted(changed.length, 'dato', 'datos')} sin guardar`}
          problem={problem}
        >
          <Button kind="line" onClick={() => table.drop()}>
            Descartar
          </Button>
          <Button busy={isBusy} onClick={() => void save()}>
            Guardar {counted(changed.length, 'cambio', 'cambios')}
          </Button>
        </SaveBar>
      )}
    </>
  );
}

const numbers =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');
const inWords = (count: number) => numbers[count] ?? String(count);

/** The facts that are missing, old or only examples. */
function Waiting({ facts }: { facts: readonly ParameterShown[] }) {
  const links = (all: readonly ParameterShown[]) =>
    all.map((fact, place) => (
      <span key={fact.name}>
        {place > 0 && ', '}
        <a href={hrefOf(fact)}>{fact.label}</a>
      </span>
    ));
  const old = facts.filter(({ isOld }) => isOld);
  const missing = facts.filter(({ value }) => value === null);
  const examples = facts.filter(({ isExample }) => isExample).length;
  return (
    <div className={`stack ${styles.waiting}`} id="por-revisar">
      {missing.length > 0 && (
        <Callout kind="warn">
          <p>
            <b>{missing.length === 1 ? 'Falta 1.' : `Faltan ${missing.length}.`}</b>{' '}
            {links(missing.slice(0, 12))}
            {missing.length > 12 && ' y otros'}. Hasta entonces, la respuesta que lo necesita dice que no lo
            sabe.
          </p>
        </Callout>
      )}
      {old.length > 0 && (
        <Callout kind="warn">
          <p>Hace más de un año que nadie revisa: {links(old)}.</p>
        </Callout>
      )}
      {examples > 0 && (
        <Callout>
          <p>
            {examples === 1 ? 'Un dato es' : `${examples} datos son`} de un país inventado, para mostrar cómo
            queda. Escribe los del tuyo encima.
          </p>
        </Callout>
      )}
    </div>
  );
}

function DownloadTable() {
  const { run, isBusy } = useCall();
  const download = useDownload();
  const { method, path } = calls.export;
  return (
    <Button
      kind="line"
      busy={isBusy}
      onClick={() => void run(() => download(method, path, {}, 'Datos del país.xlsx'))}
    >
      <Icon name="download" />
      Bajar XLSX
    </Button>
  );
}

type ReadRows = {
  name: string;
  cell: string;
  source: string;
  link: string;
  validFrom: string;
  reviewed: string;
  version: number | null;
}[];

/** Reads a filled workbook into the table; nothing is saved before Guardar. */
function UploadTable({ onRows }: { onRows(rows: ReadRows): void }) {
  const api = useApi();
  const toast = useToast();
  const { run, isBusy } = useCall();
  const file = useRef<HTMLInputElement>(null);
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (chosen === undefined) return;
    void run(async () => {
      const { data } = await api.parameter.readTable({ file: chosen });
      onRows(data.rows);
      const notes = data.notes.length === 0 ? '' : ` ${data.notes.join(' ')}`;
      toast({
        text: `Se leyeron ${counted(data.rows.length, 'fila', 'filas')}. Mira qué cambia y guarda.${notes}`,
      });
    });
  };
  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        accept={fileKinds.factTable.accept}
        onChange={read}
        aria-label="Libro de Excel"
      />
      <Button kind="line" busy={isBusy} onClick={() => file.current?.click()}>
        <Icon name="upload" />
        Subir XLSX
      </Button>
    </>
  );
}

interface SourceDialogProps {
  count: number;
  onSource(source: string, link: string): void;
  onClose(): void;
}

/** One source for several facts. */
function SourceDialog({ count, onSource, onClose }: SourceDialogProps) {
  const [source, setSource] = useState('');
  const [link, setLink] = useState('');
  const law = useCitedLaw();
  async function cite() {
    const cited = await law.pick();
    if (cited === null) return;
    setSource(cited.label);
    setLink(cited.href);
  }
  return (
    <>
      <Dialog open onClose={onClose} title={`La fuente de ${counted(count, 'dato', 'datos')}`}>
        <TextField
          label="De dónde sale"
          hint="La ley y su artículo, el decreto o quien lo publica."
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
          data-focus-first
        />
        <TextField
          label="Enlace a la fuente"
          optional
          inputMode="url"
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
        <p>
          <Button kind="text" size="small" onClick={() => void cite()}>
            Citar un artículo de ley
          </Button>
        </p>
        <Button
          disabledReason={source.trim() === '' ? 'Escribe de dónde sale.' : undefined}
          onClick={() => onSource(source.trim(), link.trim())}
        >
          Poner la fuente
        </Button>
      </Dialog>
      {law.dialog}
    </>
  );
}
