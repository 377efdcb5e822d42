-- How often customers saved a material (DCONT-02). It outlives an import that brings the material anew.
create table material_download (
  material_key text primary key,
  count bigint not null check (count > 0),
  last_at timestamptz not null
);
