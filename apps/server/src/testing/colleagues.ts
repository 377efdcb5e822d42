/**
 * Statements that give a place of the demo more people: `L1`, `L2` …, who may do what U002 may at 500101, sign in with
 * the demo's password as `limit1@modrahvezda.example` … and have a cart of their own each.
 */
export function colleaguesInSql(count: number): string {
  return `
    with people as (
      insert into app_user
      select 'L' || no, company_id, first_name, last_name, 'limit' || no || '@modrahvezda.example', phone, country,
        language, status, is_first_login, show_tutorial, is_validated, false, terms_agreed,
        created_at
      from app_user, generate_series(1, ${count}) no where uid = 'U002' returning uid),
    keys as (
      insert into user_password
      select (jsonb_populate_record(known, jsonb_build_object('uid', people.uid))).*
      from user_password known, people where known.uid = 'U002')
    insert into ship_to_role
    select people.uid, ship_to_id, company_id, role_id, role_name, permissions, customer_type
    from ship_to_role, people where ship_to_role.uid = 'U002' and ship_to_id = '500101'`;
}
