import { type GrantRole, grantRoles } from '../../../../contract/grants/grants.ts';

/** The roles that an account holds besides, as the caller carries them; one that a later version gave is none here. */
export function grantsOfRow({
  grants,
}: {
  grants: readonly string[] | null;
}): readonly GrantRole[] | undefined {
  if (grants === null) return undefined;
  const held = grantRoles.filter((role) => grants.includes(role));
  return held.length === 0 ? undefined : held;
}
