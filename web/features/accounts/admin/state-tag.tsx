import type { UserRow } from '../../../../contract/accounts/calls.ts';
import { Tag } from '../../../components/display/tag.tsx';

export function StateTag({ active, blocked }: Pick<UserRow, 'active' | 'blocked'>) {
  if (blocked) return <Tag kind="no">Bloqueado</Tag>;
  return active ? <Tag kind="ok">Activo</Tag> : <Tag kind="wait">Sin activar</Tag>;
}
