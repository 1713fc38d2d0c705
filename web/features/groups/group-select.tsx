import { type ComponentPropsWithRef, useId, useState } from 'react';
import { groupNameLength } from '../../../contract/groups/fields.ts';
import { folded } from '../../../contract/text/folded.ts';
import type { FieldProps } from '../../components/forms/field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { useGroupNames } from './use-group-names.ts';

type GroupSelectProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'list' | 'type'>;

const plain = (name: string) => folded(name).replace(/\s+/g, ' ').trim();

/**
 * Chooses a group by name (spec 17.5): an existing one, from a list that opens while typing, or a new one, and says
 * which. Its value is the name; the server finds or makes the group.
 */
export function GroupSelect({ hint, onChange, ...field }: GroupSelectProps) {
  const listId = useId();
  const groups = useGroupNames();
  const [typed, setTyped] = useState(String(field.value ?? field.defaultValue ?? ''));
  const known = groups.find(({ name }) => plain(name) === plain(typed));
  const said =
    plain(typed) === ''
      ? hint
      : known === undefined
        ? 'Se crea un grupo nuevo con ese nombre.'
        : `Ya existe: ${known.name}.`;
  return (
    <>
      <TextField
        {...field}
        hint={<span role="status">{said}</span>}
        list={listId}
        maxLength={groupNameLength}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      <datalist id={listId}>
        {groups.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
