-- What lists of courses and comments are sorted, counted and searched by, so that long ones stay quick.

-- The mean of the stars (0 without any) and how many gave some: they follow `stars` by themselves.
alter table course_tally
  add column rating_count integer not null
    generated always as (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) stored,
  add column rating double precision not null
    generated always as (coalesce(
      (stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5])::double precision
        / nullif(stars[1] + stars[2] + stars[3] + stars[4] + stars[5], 0), 0)) stored,
  add constraint course_tally_five_stars check (cardinality(stars) = 5);

-- One index pages through the comments of a course with and without the hidden ones, and counts them without the texts.
alter table course_comment add column folded_comment text not null generated always as (fold(comment)) stored;
drop index course_comment_newest;
create index course_comment_newest on course_comment (course_id, id desc) include (hidden_at);
