-- Contracts of a company with the brewery.

create table contract (
  number text primary key,
  company_id text not null references company,
  type text not null check (type in ('supply', 'equipment', 'distribution', 'bonus', 'marketing', 'empties')),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  summary text not null,
  volume_hl integer not null check (volume_hl >= 0),
  names jsonb not null check (is_texts(names) and names ? 'en'),
  -- Whose beer counts towards the volume (D39); empty counts nothing.
  brands text[] not null default '{}',
  -- Above the agreed volume of a year; null is no bonus.
  bonus_percent numeric(5, 2) check (bonus_percent between 0 and 100),
  -- What it says, formatted; empty is none.
  bodies jsonb not null default '{}' check (is_texts(bodies))
);

create index contract_company on contract (company_id, valid_from desc);
