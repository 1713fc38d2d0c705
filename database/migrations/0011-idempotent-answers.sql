-- Answers of calls that added something, by the key that the caller made for it: who asks again gets the same answer,
-- and nothing is added twice.
create table idempotent_answer (
  account_id integer references account on delete cascade, -- null = a visitor
  key uuid not null,
  call text not null,
  digest text not null, -- of what was sent, under a key of the portal's: a password may be in it
  body json not null, -- the envelope as it was answered
  created_at timestamptz not null,
  unique nulls not distinct (account_id, key)
);
create index idempotent_answer_created on idempotent_answer (created_at);
