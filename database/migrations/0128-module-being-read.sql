-- The module of a course that a member reads, by its number as readers see it; null = not told yet (spec 2.5, 7.5).
alter table public.enrolment add column module_number smallint;
