import { type Database, sql } from '../../platform/database/database.ts';
import { documentKeys, phoneKey } from './parsing/cells.rules.ts';
import { type KnownPerson, nameOf } from './parsing/judge-lines.rules.ts';
import type { ListedPerson } from './parsing/read-line.rules.ts';

/** Many people share a birthday: accounts without any similar name are left out. */
const alikeAtLeast = 0.35;
const mostOfABirthday = 20;
/** A birthday shared by more is a default value: it identifies nobody, and comparing them all takes minutes. */
const mostCompared = 200;

/**
 * The accounts that each line may mean: those with the same e-mail, username, document, telephone or whole name, and
 * those with the same birthday and a similar name; of people in the Papelera those whose e-mail, username or document
 * it is. Each condition has an index.
 */
export async function findCandidates(
  db: Database,
  lines: readonly { line: number; person: ListedPerson }[],
): Promise<Map<number, KnownPerson[]>> {
  if (lines.length === 0) return new Map();
  const asked = lines.map(({ line, person }) => ({
    line,
    email: person.email === '' ? null : person.email.toLowerCase(),
    username: person.username === '' ? null : person.username.toLowerCase(),
    documents: documentKeys(person.document),
    name: nameOf(person),
    phone: phoneKey(person.phone) || null,
    birth: person.birthDate,
  }));
  const { rows } = await sql<KnownPerson & { line: number }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        asked (line int, email text, username text, documents text[], name text, phone text, birth date)),
    matched as (
      select asked.line, account.id from asked join account on lower(account.email) = asked.email
      union select asked.line, account.id from asked join account on lower(account.username) = asked.username
      union select asked.line, account.id from asked cross join unnest(asked.documents) document
        join account on number_key(account.document_number) = document
          and account.document_number is not null and (account.deleted_at is null or account.erase_at is not null)
      union select asked.line, account.id from asked
        join account on name_key(account.first_name || ' ' || account.last_name) = name_key(asked.name)
          and account.deleted_at is null
      union select asked.line, account.id from asked join account on phone_key(account.phone) = asked.phone
          and account.phone is not null and account.deleted_at is null
      union select asked.line, alike.id from asked cross join lateral (
          select id from (
            select id, first_name, last_name from account
            where birth_date = asked.birth and birth_date is not null and deleted_at is null
            order by id limit ${mostCompared}) of_that_day
          where similarity(fold(first_name || ' ' || last_name), fold(asked.name)) > ${alikeAtLeast}
          order by id limit ${mostOfABirthday}) alike)
    select matched.line, account.id, account.username, account.first_name as "firstName",
      account.last_name as "lastName", account.email, account.document_number as document, account.phone,
      account.birth_date::text as "birthDate", account.role = 'admin' as "isAdmin",
      account.activated_at is not null as "isActive", account.erase_at is not null as "isTrashed",
      extract(year from account.created_at)::int as "createdYear"
    from matched join account on account.id = matched.id and (account.deleted_at is null or account.erase_at is not null)
    order by matched.line, account.id`.execute(db);
  const found = new Map<number, KnownPerson[]>();
  for (const { line, ...known } of rows) found.set(line, [...(found.get(line) ?? []), known]);
  return found;
}
