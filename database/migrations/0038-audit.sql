-- The audit answers an inquiry: from where, what it was before and after, and a chain that shows what was changed in it.

-- What it says of people, and what administrators write freely: apart from the trail, because it has an end.
create table audit_personal (
  event_id bigint primary key references audit_event on delete cascade,
  -- Whom it is about: it goes with the account.
  account_id integer references account on delete cascade,
  salt uuid not null,
  content jsonb not null,
  expires_at timestamptz not null
);
create index audit_personal_account on audit_personal (account_id) where account_id is not null;
create index audit_personal_expires on audit_personal (expires_at);

alter table audit_event
  -- A keyed hash of the network; null of jobs, the console, and what is from before this.
  add column network text,
  -- SHA-256 of salt and content of audit_personal: the chain holds it without knowing it.
  add column personal_digest bytea check (octet_length(personal_digest) = 32),
  -- Its place in the chain, which a job gives it within a minute.
  add column position bigint unique check (position > 0),
  add column hash bytea check (octet_length(hash) = 32),
  add check ((position is null) = (hash is null));
create index audit_event_unchained on audit_event (id) where position is null;

-- Reasons that stood in the trail itself.
insert into audit_personal (event_id, account_id, salt, content, expires_at)
select event.id, certificate.account_id, gen_random_uuid(), jsonb_build_object('reason', event.details -> 'reason'),
  event.at + interval '2 years'
from audit_event event
left join certificate on event.subject = 'certificate:' || certificate.id
where event.details ? 'reason';
update audit_event set details = details - 'reason',
  personal_digest = sha256(convert_to(personal.salt::text || personal.content::text, 'UTF8'))
from audit_personal personal where personal.event_id = audit_event.id;

-- Only added to; its place in the chain is given once, and what is over ten years old may go.
create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '10 years' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.position is null and to_jsonb(new) - '{position,hash}'::text[] = to_jsonb(old) - '{position,hash}'::text[] then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_event_append_only before update or delete on audit_event for each row execute function keep_audit();
-- What stands here can go, and not become something else.
create trigger audit_personal_unchanged before update on audit_personal for each row execute function keep_appended();
create trigger audit_event_not_emptied before truncate on audit_event for each statement execute function keep_appended();
