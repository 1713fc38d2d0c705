-- How full the disk of each node's DATA_DIR was, each day: /estado says until when it lasts at that pace (spec 13.15).

create table public.disk_use (
  node text not null,
  day date not null,
  used_bytes bigint not null,
  primary key (node, day)
);
