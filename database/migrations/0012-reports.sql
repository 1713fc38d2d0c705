-- The report on accesses counts sign-ins by gender, for as long as the portal stands. It needs no name: a row says when
-- somebody signed in and the gender that the account had then, and outlives the account.
alter table sign_in add column gender smallint check (gender in (1, 2));
update sign_in set gender = account.gender from account where account.id = sign_in.account_id;
alter table sign_in
  alter column gender set not null,
  drop column account_id; -- and its index with it
-- A period is counted from the index alone.
drop index sign_in_at;
create index sign_in_period on sign_in (at, gender);

-- The attempts that the report on questions counts: those of a course that ended in a period.
create index attempt_counted on attempt (course_id, finished_at)
  where finished_at is not null and annulled_at is null;
