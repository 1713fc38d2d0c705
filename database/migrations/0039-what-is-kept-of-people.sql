-- After the deletion of an account nothing says its document number any more; reasons that administrators wrote end.

alter table certificate
  -- A secret of its own and SHA-256(secret ⏎ number): the register knows the number by it, and does not lose its place with it.
  -- Certificates from before this have none: their entries know the number itself.
  add column document_salt uuid,
  add column document_commitment bytea check (octet_length(document_commitment) = 32),
  -- Once the number is forgotten: a salt and a slow hash of it, to compare a document that somebody shows.
  add column document_hash bytea check (octet_length(document_hash) = 48),
  -- The key that signed the file, once the file went with its account.
  add column signed_by text references signing_certificate,
  add check (document_hash is null or (document_number is null and document_salt is null));

-- What is printed never changes (lesson 24); a document number is forgotten once, and a hash takes its place.
create or replace function keep_certificate() returns trigger language plpgsql as $$
declare
  is_forgotten boolean := old.document_number is not null and old.document_hash is null
    and new.document_number is null and new.document_salt is null and new.document_hash is not null;
begin
  if (new.code, new.account_id, new.course_id, new.attempt_id, new.full_name, new.course_title, new.grade,
      new.lesson_count, new.duration_minutes, new.exam_date, new.issued_at, new.design_version,
      new.language, new.template, new.salt, new.document_commitment)
    is distinct from (old.code, old.account_id, old.course_id, old.attempt_id, old.full_name, old.course_title,
      old.grade, old.lesson_count, old.duration_minutes, old.exam_date, old.issued_at, old.design_version,
      old.language, old.template, old.salt, old.document_commitment)
    or (not is_forgotten and (new.document_number, new.document_salt, new.document_hash)
      is distinct from (old.document_number, old.document_salt, old.document_hash))
    or old.pdf_sha256 is distinct from new.pdf_sha256 and old.pdf_sha256 is not null then
    raise exception 'a certificate is immutable';
  end if;
  return new;
end $$;

-- '' = its time is over, or its account was deleted.
alter table attempt_event drop constraint attempt_event_reason_check;
alter table key_correction drop constraint key_correction_reason_check;
create index attempt_event_with_reason on attempt_event (at) where reason <> '';
create index key_correction_with_reason on key_correction (at) where reason <> '';
