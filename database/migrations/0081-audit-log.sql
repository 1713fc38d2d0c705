-- The screen of the audit reads a page of it, newest first: of all, by one person, of some actions, between two days.
drop index audit_event_at;
create index audit_event_at on audit_event (at desc, id desc);
drop index audit_event_actor;
create index audit_event_actor on audit_event (actor_id, at desc, id desc) where actor_id is not null;
create index audit_event_action on audit_event (action, at desc, id desc);
