import type { ClientBase } from "pg";

/**
 * Everything that makes a schema, one line each, in a fixed order: columns in their order, constraints, indexes,
 * sequences, functions, triggers, collations, extensions. The runner's own table is left out.
 */
export async function describeCatalogue(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select line from (
      select 'column ' || c.relname || ' ' || lpad((count(*) over (partition by c.oid order by a.attnum))::text, 3) || ' ' || a.attname || ' ' ||
        format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end ||
        coalesce(' collate ' || nullif(co.collname, 'default'), '') || ' identity=' || a.attidentity::text ||
        ' generated=' || a.attgenerated::text || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        left join pg_collation co on co.oid = a.attcollation
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
        and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migration'
      union all
      select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0
        and conrelid::regclass::text <> 'schema_migration'
      union all
      select 'index ' || indexdef from pg_indexes where schemaname = 'public' and tablename <> 'schema_migration'
      union all
      select 'sequence ' || sequencename || ' ' || data_type || ' ' || start_value || ' ' || min_value || ' ' ||
        max_value || ' ' || increment_by || ' ' || cycle::text
      from pg_sequences where schemaname = 'public'
      union all
      select 'function ' || pg_get_functiondef(p.oid)
      from pg_proc p left join pg_depend d on d.objid = p.oid and d.deptype = 'e'
      where p.pronamespace = 'public'::regnamespace and d.objid is null
      union all
      select 'trigger ' || pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
      union all
      select 'collation ' || collname || ' ' || collprovider::text || ' ' || coalesce(colllocale, '')
      from pg_collation where collnamespace = 'public'::regnamespace
      union all
      select 'extension ' || extname from pg_extension
    ) described order by line collate "C"`);
  return rows.map((row) => row.line);
}
