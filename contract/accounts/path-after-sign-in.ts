import { ownPathOf } from '../text/links.ts';

const startPages = { member: '/profile', admin: '/inicio' } as const;

/**
 * The address after a sign-in (spec 5.5): first the page for a provisional password or missing facts, else the
 * requested local path, else the start page of members or administrators.
 */
export function pathAfterSignIn(
  next: string | null,
  user: { role: keyof typeof startPages; mustChangePassword: boolean; mustTellFacts?: boolean | undefined },
): string {
  if (user.mustChangePassword || user.mustTellFacts) return '/profile?tab=datos';
  return ownPathOf(next ?? undefined) ?? startPages[user.role];
}
