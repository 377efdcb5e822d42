-- Contracts of a company with the brewery, with the terms that they began with.

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

-- What was agreed later: holds from its day on instead of what the contract, or the row before, says. The past keeps its own.
create table contract_term (
  contract_number text not null references contract on delete cascade,
  valid_from date not null,
  volume_hl integer not null check (volume_hl >= 0),
  bonus_percent numeric(5, 2) check (bonus_percent between 0 and 100),
  brands text[] not null default '{}',
  primary key (contract_number, valid_from)
);

-- All terms of a contract: those that it began with, and those since.
create view contract_terms as
  select number as contract_number, valid_from, volume_hl, bonus_percent, brands from contract
  union all
  select contract_number, valid_from, volume_hl, bonus_percent, brands from contract_term;

-- The contract as it was signed, its supplements and annexes: PDFs whose bytes lie in the store (files.sql).
create table contract_paper (
  contract_number text not null references contract on delete cascade,
  position integer not null check (position > 0),
  titles jsonb not null check (is_texts(titles) and titles ? 'en'),
  -- Null of what nobody signs.
  signed_on date,
  name text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id text not null unique references stored_file,
  primary key (contract_number, position)
);
