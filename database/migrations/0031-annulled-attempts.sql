-- Annulled attempts are few: the list of a course's finds and counts them without reading the others.
create index attempt_annulled on attempt (course_id, id) where annulled_at is not null;
