-- A question to practise with (spec 8.20): everybody reads its key, so no exam draws it. Of the question, not of its versions.
alter table question add column is_practice boolean not null default false;
