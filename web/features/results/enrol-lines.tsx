import type { Candidate, PeopleLine } from '../../../contract/calls/result.ts';
import { Tag } from '../../components/display/tag.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { LineItem, LineList } from '../../lib/imports/line-list.tsx';
import { byUrgency, lineLabels } from './results.rules.ts';

type EnrolLinesProps = {
  lines: readonly PeopleLine[];
  chosen: ReadonlyMap<number, number>;
  onChoose: (line: number, userId: number) => void;
};

/** The lines of a pasted list, each with its person. */
export function EnrolLines({ lines, chosen, onChoose }: EnrolLinesProps) {
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
