-- What the server itself saw: when the page of a running attempt last asked for its time, and when its member saw the result.
alter table attempt add column heard_at timestamptz, add column result_seen_at timestamptz;

-- The last sign of the page before the late click arrived; null for clicks from before this migration.
alter table attempt_late_click add column heard_at timestamptz;
