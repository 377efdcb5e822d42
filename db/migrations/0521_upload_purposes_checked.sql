-- Whatever stood there had one of the purposes that were before.
alter table desk_upload validate constraint desk_upload_purpose_check;
