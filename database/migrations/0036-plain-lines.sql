-- Titles and names lose the signs that nobody sees, as `plainLine` of contract/content/plain-text.ts takes them out of what
-- is written from now on. One that has nothing else stays as it is.
create function pg_temp.plain(line text) returns text language sql immutable as $$
  select coalesce(nullif(trim(regexp_replace(regexp_replace(line,
    ' *[\t\n\u000b\u000c\r\u0085\u2028\u2029]\s*', ' ', 'g'),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]'
    '|[\U0001fffe\U0001ffff\U0002fffe\U0002ffff\U0003fffe\U0003ffff\U0004fffe\U0004ffff\U0005fffe\U0005ffff]'
    '|[\U0006fffe\U0006ffff\U0007fffe\U0007ffff\U0008fffe\U0008ffff\U0009fffe\U0009ffff\U000afffe\U000affff]'
    '|[\U000bfffe\U000bffff\U000cfffe\U000cffff\U000dfffe\U000dffff\U000efffe\U000effff\U000ffffe\U000fffff]'
    '|[\U0010fffe\U0010ffff]', '', 'g')), ''), line)
$$;

update article set title = pg_temp.plain(title) where title <> pg_temp.plain(title);
update course set title = pg_temp.plain(title) where title <> pg_temp.plain(title);
update course_file set title = pg_temp.plain(title) where title <> pg_temp.plain(title);
update video set title = pg_temp.plain(title) where title <> pg_temp.plain(title);
update law set title = pg_temp.plain(title) where title <> pg_temp.plain(title);
update pension_item set title = pg_temp.plain(title) where title <> pg_temp.plain(title);
update account set first_name = pg_temp.plain(first_name), last_name = pg_temp.plain(last_name)
  where first_name <> pg_temp.plain(first_name) or last_name <> pg_temp.plain(last_name);

-- One whose name would then be another's stays.
update category set name = pg_temp.plain(name)
  where name <> pg_temp.plain(name) and not exists (select from category other
    where other.id <> category.id and lower(pg_temp.plain(other.name)) = lower(pg_temp.plain(category.name)));
