-- What is left of the demonstration content, for the administrators' start page and the button that removes it.
create index article_demo on article (id) where is_demo and deleted_at is null;
create index category_demo on category (id) where is_demo and deleted_at is null;
create index course_demo on course (id) where is_demo and deleted_at is null and archived_at is null;
create index law_demo on law (id) where is_demo and deleted_at is null;
create index pension_item_demo on pension_item (id) where is_demo and deleted_at is null;
create index slide_demo on slide (id) where is_demo and deleted_at is null;
create index video_demo on video (id) where is_demo and deleted_at is null;
