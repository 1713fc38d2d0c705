-- The list of certificates: search in names, courses and codes, and all states of a course.
create index certificate_search on certificate using gin (fold(full_name || ' ' || course_title || ' ' || code) gin_trgm_ops);
create index certificate_listed on certificate (course_id, id);
