-- Pictures within texts of the brewery (DCONT-01): each lies in the store of files once, whatever texts show it.
create table text_picture (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width between 1 and 9999),
  height integer not null check (height between 1 and 9999),
  file_id text not null references stored_file,
  added_at timestamptz not null
);

create index text_picture_file on text_picture (file_id);

alter table desk_upload drop constraint desk_upload_purpose_check;
alter table desk_upload add constraint desk_upload_purpose_check check (purpose in ('photo', 'material', 'paper', 'picture')) not valid;
