-- Tickets: what customers asked and how far it is.

create table ticket (
  case_number text primary key,
  company_id text not null,
  ship_to_id text not null,
  uid text not null references app_user,
  category text not null,
  subcategory text not null,
  title text not null check (length(title) between 1 and 40),
  description text not null,
  status text not null check (status in (
    'New', 'In Progress', 'Waiting for Details', 'Researching', 'Information Provided', 'On Hold',
    'Problem Solved', 'Cancelled', 'Merged')),
  opened date not null,
  closed date check (closed >= opened),
  is_unread boolean not null,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index ticket_company on ticket (company_id, opened desc);
