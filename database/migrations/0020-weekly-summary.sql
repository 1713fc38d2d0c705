-- Administrators who want the week by mail, and the Monday of the last letter that each got: one a week, whatever crashes.
alter table account
  add column wants_summary boolean not null default false,
  add column summary_monday date;
create index account_wants_summary on account (id) where wants_summary;
