-- Exam questions that were deleted lie in the Papelera, as all other content does.
alter table question add column deleted_by integer references account;
create index question_deleted_by on question (deleted_by) where deleted_by is not null;
-- What the Papelera and its nightly purge look for. A question that an attempt has shown never goes for good; the
-- database asks the same of each version that goes.
create index question_deleted on question (deleted_at) where deleted_at is not null;
create index attempt_question_question on attempt_question (question_id);
create index attempt_question_version on attempt_question (question_version_id);
