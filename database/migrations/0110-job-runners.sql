-- The runners of jobs, each with a count that it raises every few seconds (spec 13.7): the jobs of one that falls silent begin again.
create table public.job_runner (
  name text primary key,
  signs bigint not null default 0
);
