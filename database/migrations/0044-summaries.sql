-- The weekly summary is a kind of its own: its mail names where it can be stopped (List-Unsubscribe).
alter table mail
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind in ('activation', 'reset', 'contact', 'notice', 'letter', 'summary'));
