import type { ClientBase } from "pg";

/**
 * Gives history its returned empties: the demo's invoices say that nine tenths of the deposits came back, and its files
 * name the pieces of planned collections alone. With each delivery until the last stock-taking the driver took along
 * what the delivery before it had brought, so that the books come to what was counted there, but for the few that got
 * lost.
 */
export async function returnEmptiesOfHistory(client: ClientBase): Promise<void> {
  // Nobody has counted yet how many rows a table of this load has, and loops within loops would be half of all its work.
  await client.query("set local enable_nestloop = off");
  await client.query(`
    with counted as (
      select ship_to_id, max(counted_on) as day from empties_count group by 1),
    brought as (
      select o.ship_to_id, o.company_id, o.order_number, o.delivery_date, d.empties_code as code,
        sum(l.boxes_delivered * d.units) as units
      from sales_order o
      join counted c on c.ship_to_id = o.ship_to_id and o.delivery_date <= c.day
      join ship_to s on s.id = o.ship_to_id
      join order_line l using (order_number)
      join product_deposit d on d.sku = l.sku and d.market = s.market
      join empties_type t on t.code = d.empties_code and t.is_in_balance
      where o.state in ('delivered', 'partially-delivered')
      group by 1, 2, 3, 4, 5),
    planned as (
      select o.ship_to_id, e.empties_code as code,
        sum(coalesce(e.units_returned, e.units)) as units,
        -- A crate booked at more than its own deposit went with its bottles.
        sum(coalesce(e.units_returned, e.units)) filter (where e.unit_deposit_minor > d.deposit_minor) as full_units
      from order_empties_line e
      join sales_order o using (order_number)
      join counted c on c.ship_to_id = o.ship_to_id and o.delivery_date <= c.day
      join ship_to s on s.id = o.ship_to_id
      join empties_deposit d on d.empties_code = e.empties_code and d.market = s.market and d.valid_to is null
      where o.state in ('delivered', 'partially-delivered')
      group by 1, 2),
    gone as (
      select ship_to_id, code, sum(units) as units from (
        select ship_to_id, code, units from planned
        union all
        select p.ship_to_id, t.carries_code, p.full_units * t.carries_units
        from planned p join empties_type t on t.code = p.code where p.full_units > 0 and t.carries_code is not null
      ) all_gone group by 1, 2),
    missing as (
      select b.ship_to_id, b.code, sum(b.units)
        - coalesce((select units from gone g where g.ship_to_id = b.ship_to_id and g.code = b.code), 0)
        - coalesce((select n.units from empties_count n join counted c on c.ship_to_id = n.ship_to_id
            and c.day = n.counted_on where n.ship_to_id = b.ship_to_id and n.empties_code = b.code), 0) as units
      from brought b group by 1, 2),
    lagged as (
      select b.*, lag(units, 1, 0) over place as before, sum(units) over place - units as brought_before
      from brought b
      window place as (partition by ship_to_id, code order by delivery_date, order_number)),
    shared as (
      -- What came before each delivery, as a share of all that came before any; of what is missing one in two hundred is lost.
      select l.*, least(1, m.units * 0.995 / nullif(max(brought_before) over (partition by l.ship_to_id, l.code), 0)) as share
      from lagged l join missing m using (ship_to_id, code)
      where m.units > 0),
    taken as (
      select s.*, (floor(brought_before * share) - floor((brought_before - before) * share))::int as units_returned
      from shared s)
    insert into order_empties_line (order_number, line_no, company_id, empties_code, units, unit_deposit_minor,
      deposit_minor, units_returned)
    select t.order_number, row_number() over (partition by t.order_number order by e.position, t.code)
        + coalesce((select max(line_no) from order_empties_line x where x.order_number = t.order_number), 0),
      t.company_id, t.code, 0, d.deposit_minor, 0, t.units_returned
    from taken t
    join empties_type e on e.code = t.code
    join ship_to s on s.id = t.ship_to_id
    join empties_deposit d on d.empties_code = t.code and d.market = s.market
      and t.delivery_date >= d.valid_from and t.delivery_date <= coalesce(d.valid_to, t.delivery_date)
    where t.units_returned > 0`);
  await client.query("set local enable_nestloop = on");
}
