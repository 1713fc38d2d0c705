-- The desk of messages: a state each, replies with their mails, and who has one open just now. What was marked as attended
-- to stays answered.
alter table contact_message
  add column state text not null default 'new' check (state in ('new', 'answered', 'archived', 'spam')),
  add column times integer not null default 1 check (times > 0),
  add column last_at timestamptz,
  add column digest bytea,
  add column deleted_at timestamptz,
  add column deleted_by integer references account;
update contact_message set last_at = created_at, state = case when handled_at is null then 'new' else 'answered' end;
alter table contact_message alter column last_at set not null, drop column handled_at;
create index contact_message_state on contact_message (state, id desc) where deleted_at is null;
create index contact_message_sender on contact_message (lower(email), state);
create index contact_message_digest on contact_message (digest) where digest is not null;
create index contact_message_deleted_by on contact_message (deleted_by) where deleted_by is not null;
create index contact_message_last on contact_message (last_at);
create index contact_message_deleted on contact_message (deleted_at) where deleted_at is not null;

create table contact_reply (
  id integer generated always as identity primary key,
  message_id integer not null references contact_message on delete cascade,
  account_id integer references account, -- null = a job or the console
  text text not null,
  mail_id integer references mail on delete set null, -- null = mails are kept a year
  created_at timestamptz not null
);
create index contact_reply_message on contact_reply (message_id, id);
create index contact_reply_account on contact_reply (account_id) where account_id is not null;
create index contact_reply_mail on contact_reply (mail_id) where mail_id is not null;

create table contact_reader (
  message_id integer not null references contact_message on delete cascade,
  account_id integer not null references account on delete cascade,
  is_writing boolean not null,
  seen_at timestamptz not null,
  primary key (message_id, account_id)
);
create index contact_reader_account on contact_reader (account_id);
create index contact_reader_seen on contact_reader (seen_at);

-- The desk of comments: a comment is new until an administrator has seen, answered or hidden it. Those of long ago do not
-- begin to wait now. `attention`: 2 = reported, 1 = new.
alter table course_comment
  add column seen_at timestamptz,
  add column reported_at timestamptz,
  add column answer text,
  add column answered_at timestamptz,
  add column answered_by integer references account;
update course_comment set seen_at = now() where created_at < now() - interval '30 days' or hidden_at is not null;
alter table course_comment add column attention smallint not null generated always as
  (case when reported_at is not null then 2 when seen_at is null then 1 else 0 end) stored;
create index course_comment_attention on course_comment (attention desc, id desc);
create index course_comment_hidden on course_comment (id desc) where hidden_at is not null;
create index course_comment_answered on course_comment (id desc) where answered_at is not null;
create index course_comment_answered_by on course_comment (answered_by) where answered_by is not null;

create table comment_report (
  comment_id integer not null references course_comment on delete cascade,
  account_id integer not null references account,
  reason text not null check (reason in ('insult', 'advert', 'personal', 'other')),
  created_at timestamptz not null,
  primary key (comment_id, account_id)
);
create index comment_report_account on comment_report (account_id);
