import { ownPathOf } from './links.ts';

const startPages = { member: '/profile', admin: '/inicio' } as const;

/**
 * The address after signing in (spec 5.5): a made-up password is changed and missing facts are told first; else the path of this site that one was
 * going to, else where members and administrators begin.
 */
export function pathAfterSignIn(
  next: string | null,
  user: { role: keyof typeof startPages; mustChangePassword: boolean; mustTellFacts?: boolean | undefined },
): string {
  if (user.mustChangePassword || user.mustTellFacts) return '/profile?tab=datos';
  return ownPathOf(next ?? undefined) ?? startPages[user.role];
}
