-- Many certificates at once: the hash of a file enters its row without touching an index or counting anything anew.

-- Nobody asks for it: the queue knows which files are missing. With it, each hash wrote every index of the table again.
drop index certificate_without_file;
-- Room on the page for the row with its hash.
alter table certificate set (fillfactor = 80);

-- Only what is counted counts anew: that one was issued, and that one ended or came back.
drop trigger certificate_is_due on certificate;
create trigger certificate_added_is_due after insert or delete on certificate
  for each row execute function certificate_is_due();
create trigger certificate_changed_is_due after update on certificate
  for each row when ((old.replaced_at, old.revoked_at) is distinct from (new.replaced_at, new.revoked_at))
  execute function certificate_is_due();
