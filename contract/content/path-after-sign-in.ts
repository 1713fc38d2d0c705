import { ownPathOf } from './links.ts';

const startPages = { member: '/profile', admin: '/inicio' } as const;

/**
 * The address after signing in (spec 5.5): a made-up password is changed first; else the path of this site that one was
 * going to, else where members and administrators begin.
 */
export function pathAfterSignIn(
  next: string | null,
  { role, mustChangePassword }: { role: keyof typeof startPages; mustChangePassword: boolean },
): string {
  if (mustChangePassword) return '/profile?tab=datos';
  return ownPathOf(next ?? undefined) ?? startPages[role];
}
