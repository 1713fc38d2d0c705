import { useEffect, useState } from 'react';
import type { NamedGroup } from '../../../contract/groups/fields.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';

/** The groups to choose from, by name; none until they are there. */
export function useGroupNames(): readonly NamedGroup[] {
  const api = useApi();
  const { run } = useCall();
  const [groups, setGroups] = useState<readonly NamedGroup[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the field appears
  useEffect(() => void run(async () => setGroups((await api.group.getNames({})).data)), []);
  return groups;
}
