import { useState } from 'react';
import {
  type Candidate,
  type EnrolOutcome,
  type LineState,
  lineStates,
  type PeopleLine,
} from '../../../contract/results/calls.ts';
import { Failure } from '../../components/display/callout.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { CheckField } from '../../components/forms/check-field.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { DialogStep } from '../../components/overlay/dialog-step.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { LineItem, LineList } from '../../lib/imports/line-list.tsx';
import { GroupSelect } from '../groups/group-select.tsx';
import styles from './results.module.css';
import { byUrgency, lineLabels, peopleText, toEnrol } from './results.rules.ts';

type EnrolReviewProps = {
  courseId: number;
  lines: readonly PeopleLine[];
  onBack: () => void;
  onDone: (outcomes: EnrolOutcome[]) => void;
};

/** The person of each line, those that need a choice or a check first; the button has the number to enrol. */
export function EnrolReview({ courseId, lines, onBack, onDone }: EnrolReviewProps) {
  const api = useApi();
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [tells, setTells] = useState(true);
  const [group, setGroup] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isBusy } = useCall(setFailure);
  const ids = toEnrol(lines, chosen);
  const enrol = () =>
    void run(async () =>
      onDone((await api.result.enrol({ courseId, UserIds: ids, Group: group.trim(), Tell: tells })).data),
    );
  return (
    <div className="stack">
      <Failure message={failure} />
      <DialogStep>
        <ul className={styles.marks} aria-label="Resumen">
          {lineStates.map((state) => (
            <Count key={state} state={state} lines={lines} />
          ))}
        </ul>
      </DialogStep>
      <EnrolLines
        lines={lines}
        chosen={chosen}
        onChoose={(line, userId) => setChosen((before) => new Map([...before, [line, userId]]))}
      />
      <GroupSelect
        label="Grupo en este curso"
        optional
        value={group}
        hint="Una empresa, un ingreso: todos los de la lista lo llevan en este curso."
        onChange={({ currentTarget }) => setGroup(currentTarget.value)}
      />
      <CheckField
        label="Avisarles por correo"
        hint="Una carta a cada persona, con el enlace del curso y, si su cuenta no está activa, el de activación."
        checked={tells}
        onChange={({ currentTarget }) => setTells(currentTarget.checked)}
      />
      <DialogFoot>
        <Button kind="line" onClick={onBack}>
          Volver
        </Button>
        <Button
          busy={isBusy}
          disabledReason={ids.length === 0 ? 'No hay a quién inscribir.' : undefined}
          onClick={enrol}
        >
          {ids.length === 0 ? 'Inscribir' : `Inscribir a ${peopleText(ids.length)}`}
        </Button>
      </DialogFoot>
    </div>
  );
}

function Count({ state, lines }: { state: LineState; lines: readonly PeopleLine[] }) {
  const count = lines.filter((line) => line.state === state).length;
  if (count === 0) return null;
  const { label, kind } = lineLabels[state];
  return (
    <li>
      <Tag kind={kind}>
        {label}: {count}
      </Tag>
    </li>
  );
}

type EnrolLinesProps = {
  lines: readonly PeopleLine[];
  chosen: ReadonlyMap<number, number>;
  onChoose: (line: number, userId: number) => void;
};

/** The lines of a pasted list, each with its person. */
function EnrolLines({ lines, chosen, onChoose }: EnrolLinesProps) {
  return (
    <LineList label="Lo que se encontró, línea por línea">
      {byUrgency(lines).map((line) => (
        <LineItem
          key={line.line}
          line={line.line}
          tag={<Tag kind={lineLabels[line.state].kind}>{lineLabels[line.state].label}</Tag>}
        >
          <b>{line.text}</b>
          {line.state === 'choose' ? (
            <Choice
              line={line}
              chosen={chosen.get(line.line)}
              onChoose={(userId) => onChoose(line.line, userId)}
            />
          ) : (
            <p>{meaningOf(line)}</p>
          )}
        </LineItem>
      ))}
    </LineList>
  );
}

function meaningOf({ state, people: [person] }: PeopleLine): string {
  const who = person === undefined ? '' : nameOf(person);
  return [who, lineLabels[state].help].filter(Boolean).join('. ');
}

const nameOf = ({ fullname, username, email }: Candidate) =>
  `${fullname} · ${username} · ${email ?? 'sin correo'}`;

type ChoiceProps = {
  line: PeopleLine;
  chosen: number | undefined;
  onChoose: (userId: number) => void;
};

/** Several people match, or only a similar one: nobody is enrolled unless chosen. */
function Choice({ line: { line, people }, chosen = 0, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label={<span className="sr">Persona de la línea {line}</span>}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      options={[
        { value: 0, label: 'No inscribir a nadie' },
        ...people.map((person) => ({
          value: person.userId,
          label: [
            nameOf(person),
            ...(person.isActive ? [] : ['sin activar']),
            ...(person.isEnrolled ? ['ya está'] : []),
          ].join(' · '),
        })),
      ]}
    />
  );
}
