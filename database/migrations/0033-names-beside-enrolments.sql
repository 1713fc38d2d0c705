-- What one searches a person by stands beside each enrolment, too (decision 0029): a list of a hundred thousand is sorted,
-- searched and turned to any page without reading accounts.
alter table enrolment add column search text not null default '';
update enrolment set search = account.search from account where account.id = enrolment.account_id;

-- Who enrols somebody whose name changes at this moment waits for the change.
create function name_enrolment() returns trigger language plpgsql as $$
begin
  new.search := coalesce((select search from account where id = new.account_id for share), '');
  return new;
end $$;
create trigger enrolment_is_named before insert on enrolment for each row execute function name_enrolment();

-- Locked in the order of reading, which may credit two courses of somebody at once.
create function rename_enrolments() returns trigger language plpgsql as $$
begin
  perform from enrolment where account_id = new.id order by course_id for no key update;
  update enrolment set search = new.search where account_id = new.id;
  return null;
end $$;
create trigger account_is_renamed after update on account
  for each row when (old.search is distinct from new.search) execute function rename_enrolments();

create index enrolment_by_name on enrolment (course_id, search collate "C", account_id);
