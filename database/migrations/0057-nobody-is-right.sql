-- An alarm for questions that nobody answers right; most may give the same wrong answer, or none may stand out.
alter table question_alarm
  drop constraint question_alarm_kind_check,
  drop constraint question_alarm_check,
  add constraint question_alarm_kind_check check (kind in ('key', 'reversed', 'failed', 'nobody')),
  add constraint question_alarm_check check (chosen is null or kind in ('key', 'nobody')),
  add constraint question_alarm_chosen_check check (chosen is not null or kind <> 'key');
