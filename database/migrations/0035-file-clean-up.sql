-- The nightly clean-up of files where it would take too many at once: it waits for an administrator (decision 0032).
create table file_clean_up (
  one boolean primary key default true check (one),
  -- The files that no row names, of all that lie in the folders.
  unnamed_count integer not null,
  file_count integer not null,
  held_at timestamptz not null,
  -- As many as an administrator has let it take; null = nobody yet.
  allowed_count integer
);
