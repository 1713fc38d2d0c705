-- Later forms of a certificate's file: the same bytes with a time stamp ('T') and with what its signature is checked with ('LT')
-- behind them. The first form stands in the certificate, and is what the register knows.
create table certificate_file (
  certificate_id integer not null references certificate,
  level text not null check (level in ('T', 'LT')),
  sha256 bytea not null check (octet_length(sha256) = 32),
  made_at timestamptz not null,
  primary key (certificate_id, level)
);
create trigger certificate_file_append_only before update or delete on certificate_file
  for each row execute function keep_appended();
