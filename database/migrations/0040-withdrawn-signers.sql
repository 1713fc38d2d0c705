-- A key that must not be believed any more: what it signs from this moment on is refused. Null of those in good standing.
alter table signing_certificate add column withdrawn_at timestamptz;
