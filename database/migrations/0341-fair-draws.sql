-- How an exam draws its questions, each part off until it is set (spec 8.19).
alter table course
  -- Attempts that count at the most; 0 = no limit.
  add column exam_attempt_limit smallint not null default 0 check (exam_attempt_limit between 0 and 100),
  -- {"shares": [{"module", "count", "hard"}], "unseenFirst", "shuffled"}
  add column exam_draw jsonb not null default '{"shares": [], "unseenFirst": false, "shuffled": false}';
alter table course_revision
  add column exam_attempt_limit smallint not null default 0,
  add column exam_draw jsonb not null default '{"shares": [], "unseenFirst": false, "shuffled": false}';

-- Its course may ask for a share of these. Of the question, not of its versions, like its module.
alter table question add column is_hard boolean not null default false;

-- The stored letters in the order in which an attempt showed them: 'CADB'; '' = as they are stored.
alter table attempt_question add column option_order text not null default '';
