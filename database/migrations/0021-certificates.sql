-- Certificates frozen whole: what they print, their file, and the public register of what became of them.

-- What every certificate of its time prints: a row for each change, never changed itself. Pictures are files.
create table certificate_design (
  version integer generated always as identity primary key,
  institute text not null check (institute <> ''),
  heading text not null check (heading <> ''),
  -- '{instituto}' stands for the institute.
  lead text not null check (lead <> ''),
  achievement text not null check (achievement <> ''),
  logo text,
  seal text,
  -- [{"name", "post", "picture"}], the picture null without one; nobody signs until an administrator says who.
  signatories jsonb not null default '[]',
  created_at timestamptz not null,
  created_by integer references account
);
create index certificate_design_creator on certificate_design (created_by);
insert into certificate_design (institute, heading, lead, achievement, created_at) values
  ('Instituto de Formación Previsional', 'Certificado digital de participación', 'El {instituto} certifica que',
   'completó y aprobó el curso', now());

-- A member may give it; it is printed if it is there.
alter table account add column document_number text;

alter table certificate
  add column design_version integer not null default 1 references certificate_design,
  add column document_number text,
  add column language text not null default 'es',
  -- How it is laid out; 0 = before certificates were signed.
  add column template smallint not null default 0,
  -- SHA-256 of its file; null until the job has made it.
  add column pdf_sha256 bytea check (octet_length(pdf_sha256) = 32),
  add column pdf_made_at timestamptz,
  add column revoked_because text
    check (revoked_because in ('annulled', 'regraded', 'mistake', 'dishonesty', 'request', 'name')),
  -- Its holder lets others look at it and be led from a replaced one to it.
  add column is_shared boolean not null default false,
  add check ((pdf_sha256 is null) = (pdf_made_at is null));
alter table certificate alter column template set default 1;
update certificate set revoked_because = 'annulled' where revoked_at is not null;
create index certificate_design_used on certificate (design_version);
create index certificate_without_file on certificate (id) where pdf_sha256 is null;

-- What is printed never changes (lesson 24).
create function keep_certificate() returns trigger language plpgsql as $$
begin
  if (new.code, new.account_id, new.course_id, new.attempt_id, new.full_name, new.course_title, new.grade,
      new.lesson_count, new.duration_minutes, new.exam_date, new.issued_at, new.design_version,
      new.document_number, new.language, new.template)
    is distinct from (old.code, old.account_id, old.course_id, old.attempt_id, old.full_name, old.course_title,
      old.grade, old.lesson_count, old.duration_minutes, old.exam_date, old.issued_at, old.design_version,
      old.document_number, old.language, old.template)
    or old.pdf_sha256 is distinct from new.pdf_sha256 and old.pdf_sha256 is not null then
    raise exception 'a certificate is immutable';
  end if;
  return new;
end $$;
create trigger certificate_immutable before update on certificate
  for each row execute function keep_certificate();

-- Append-only and without personal data: each entry carries the hash of the one before.
create table certificate_register (
  position integer primary key check (position > 0),
  certificate_id integer not null,
  kind text not null check (kind in ('issued', 'replaced', 'revoked', 'restored')),
  at timestamptz not null,
  -- SHA-256 of the certificate's fields and file; its secret code keeps it from being guessed.
  digest bytea not null check (octet_length(digest) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);
create index certificate_register_certificate on certificate_register (certificate_id, position);

create function keep_appended() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger certificate_register_append_only before update or delete on certificate_register
  for each row execute function keep_appended();
create trigger certificate_design_append_only before update or delete on certificate_design
  for each row execute function keep_appended();

-- The certificates (X.509) of the keys that have signed: a replaced key keeps what it signed valid.
create table signing_certificate (
  fingerprint text primary key,
  chain text not null,
  first_used_at timestamptz not null
);
