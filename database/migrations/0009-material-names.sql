-- The folder courseFile looks for the rows that name a file, for whoever asks; copies of a course share files.
create index course_file_file on course_file (file);
create index course_file_captions on course_file (captions) where captions is not null;
