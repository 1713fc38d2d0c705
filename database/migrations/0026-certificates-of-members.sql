-- What members do with their certificates: a secret in each, and mails that carry the file.

-- Random and shown to nobody: who knows a shared certificate cannot try document numbers against the public register.
-- Certificates from before have none.
alter table certificate add column salt uuid;
alter table certificate alter column salt set default gen_random_uuid();

create or replace function keep_certificate() returns trigger language plpgsql as $$
begin
  if (new.code, new.account_id, new.course_id, new.attempt_id, new.full_name, new.course_title, new.grade,
      new.lesson_count, new.duration_minutes, new.exam_date, new.issued_at, new.design_version,
      new.document_number, new.language, new.template, new.salt)
    is distinct from (old.code, old.account_id, old.course_id, old.attempt_id, old.full_name, old.course_title,
      old.grade, old.lesson_count, old.duration_minutes, old.exam_date, old.issued_at, old.design_version,
      old.document_number, old.language, old.template, old.salt)
    or old.pdf_sha256 is distinct from new.pdf_sha256 and old.pdf_sha256 is not null then
    raise exception 'a certificate is immutable';
  end if;
  return new;
end $$;

-- A stored file that goes with a mail, and the name that it gets there.
alter table mail
  add column attachment text,
  add column attachment_name text,
  add check ((attachment is null) = (attachment_name is null));
