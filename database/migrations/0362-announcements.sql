-- What the institute says on the portal for a while: to everybody, to members, or to a group.
create table announcement (
  id integer generated always as identity primary key,
  title text not null,
  text text not null,
  link text not null default '',
  reach text not null check (reach in ('all', 'members', 'group')),
  group_id integer references people_group on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  created_by integer references account,
  created_at timestamptz not null,
  check ((reach = 'group') = (group_id is not null))
);
create index announcement_ends on announcement (ends_at);
create index announcement_group on announcement (group_id) where group_id is not null;
create index announcement_created_by on announcement (created_by) where created_by is not null;

-- Its reader closed it: it is not shown to them again.
create table announcement_closing (
  announcement_id integer references announcement on delete cascade,
  account_id integer references account on delete cascade,
  closed_at timestamptz not null,
  primary key (announcement_id, account_id)
);
create index announcement_closing_account on announcement_closing (account_id);
