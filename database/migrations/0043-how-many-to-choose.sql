-- What a question of multiple choice asks its reader for: 'Elige una' or 'Elige todas las correctas'. Stored ones say it by their key.
-- Several right letters are never asked for as one.
alter table question_version add column asks_several boolean not null default false;
update question_version set asks_several = true where type = 12 and position(',' in correct) > 0;
alter table question_version add check (asks_several or type <> 12 or position(',' in correct) = 0);

create or replace function keep_question_version() returns trigger language plpgsql as $$
begin
  if (new.question_id, new.version, new.type, new.description, new.options, new.created_at)
    is distinct from (old.question_id, old.version, old.type, old.description, old.options, old.created_at)
    -- a corrected key of several letters asks for several
    or (new.asks_several is distinct from old.asks_several and not (new.asks_several and new.correct <> old.correct)) then
    raise exception 'a question version is immutable';
  end if;
  return new;
end $$;
