-- The administrators' start page counts weeks and what waits; each figure comes from an index of its own.
create index account_registered on account (created_at) where role = 'member';
create index account_inactive on account (id) where activated_at is null and deleted_at is null;
create index enrolment_at on enrolment (enrolled_at);
create index attempt_finished on attempt (finished_at) include (passed)
  where finished_at is not null and annulled_at is null;
create index certificate_issued on certificate (issued_at) where revoked_at is null;
create index course_file_silent on course_file (course_id)
  where type = 'mp4' and captions is null and no_captions_reason is null and deleted_at is null;
create index mail_failed on mail (id) where sent_at is null and last_error is not null and body is not null;

-- A message waits until an administrator has attended to it. Those of long ago do not begin to wait now.
alter table contact_message add column handled_at timestamptz;
update contact_message set handled_at = now() where created_at < now() - interval '30 days';
create index contact_message_waiting on contact_message (id) where handled_at is null;
