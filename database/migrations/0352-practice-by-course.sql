-- outside a transaction
create index concurrently if not exists question_practice on question (course_id) where is_practice and deleted_at is null;
