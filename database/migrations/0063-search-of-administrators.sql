-- The administrators' search looks in questions and groups, too (spec 6.14).
create index question_version_trigrams on public.question_version using gin (public.fold(description) public.gin_trgm_ops);
create index people_group_trigrams on public.people_group using gin (folded_name public.gin_trgm_ops);
