-- What goes by age is found without reading the rest.
create index mail_created on mail (created_at);
create index contact_message_created on contact_message (created_at);

-- What tells the nodes that content changed is a notification; the number beside it is a sequence, because a row would hold
-- up everybody who comments or saves behind the slowest of them.
create sequence content_change;
select nextval('content_change');
drop table content_version;
