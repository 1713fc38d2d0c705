-- Accounts that nobody activated are deleted at night; each deletion asks every table that names accounts. These grow.
create index article_updated_by on article (updated_by) where updated_by is not null;
create index article_deleted_by on article (deleted_by) where deleted_by is not null;
create index article_revision_saved_by on article_revision (saved_by) where saved_by is not null;
create index media_created_by on media (created_by) where created_by is not null;
create index media_deleted_by on media (deleted_by) where deleted_by is not null;
create index sign_in_account on sign_in (account_id);
create index mail_account on mail (account_id) where account_id is not null;
create index audit_event_actor on audit_event (actor_id) where actor_id is not null;
create index course_comment_account on course_comment (account_id);
-- What the nightly purge and the Papelera look for among pictures.
create index media_deleted on media (deleted_at) where deleted_at is not null;
