-- Whatever stood there had English, so all of it has some title.
alter table content validate constraint content_titles_check;
