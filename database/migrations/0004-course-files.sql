-- Material of courses, and large files that arrive in parts.

-- A document or a video of a course; `file` and `captions` lie in the folder 'courseFile'. Of a video: its length as it
-- says itself (null = it does not say), and whether it can start before it is whole.
create table course_file (
  id integer generated always as identity primary key,
  course_id integer not null references course,
  position integer not null,
  title text not null,
  file text not null,
  type text not null check (type in ('pdf', 'docx', 'mp4')),
  size_bytes integer not null check (size_bytes > 0),
  duration_seconds integer check (duration_seconds >= 0),
  is_fast_start boolean,
  captions text,
  transcript text,
  no_captions_reason text, -- why a video has none
  created_at timestamptz not null,
  created_by integer references account,
  deleted_at timestamptz,
  deleted_by integer references account,
  constraint course_file_captions_or_reason check (captions is null or no_captions_reason is null),
  constraint course_file_only_videos_play check (
    type = 'mp4' or num_nonnulls(duration_seconds, is_fast_start, captions, transcript, no_captions_reason) = 0)
);
create index course_file_course on course_file (course_id, position, id);

-- A file on its way: its bytes lie in DATA_DIR/uploads under its id. Durable up to `received_bytes`.
create table upload (
  id uuid primary key,
  account_id integer not null references account,
  kind text not null check (kind in ('document', 'video')),
  name text not null,
  size_bytes integer not null check (size_bytes > 0),
  received_bytes integer not null default 0 check (received_bytes between 0 and size_bytes),
  sha256 text, -- hexadecimal, of the whole file, once it has been read back
  used_as integer, -- the id of the row that was made of it
  created_at timestamptz not null,
  touched_at timestamptz not null
);
create index upload_touched on upload (touched_at);

-- Each account that is purged asks these.
create index course_file_created_by on course_file (created_by) where created_by is not null;
create index course_file_deleted_by on course_file (deleted_by) where deleted_by is not null;
create index upload_account on upload (account_id);
