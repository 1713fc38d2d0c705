/** 'María Q.': the first word of the first name and an initial; never a full name or a login (spec 4.4). */
export function publicName(account: { firstName: string; lastName: string; isDeleted: boolean }): string {
  if (account.isDeleted) return 'Usuario eliminado';
  const first = account.firstName.trim().split(/\s+/)[0] ?? '';
  const initial = [...account.lastName.trim()][0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
