-- A form's field needs no column: what none is named after is kept in `answers`, by its name in the payload. A column
-- is for what is searched or sorted by; a migration that adds one (nullable, as rows without it exist) is all it takes.

alter table leads.inquiries add column answers jsonb not null default '{}'
  check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 131072);

-- What an inquiry's fields become: those that have a column, and the rest in `answers`. The RFP form's full name is the
-- name.
create function leads.inquiry_row(fields jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select '{"modality": [], "services_needed": []}'
    || coalesce(jsonb_object_agg(column_name, value) filter (where column_name is not null), '{}')
    || jsonb_build_object(
      'answers', coalesce(jsonb_object_agg(field, value) filter (where column_name is null), '{}'))
  from jsonb_each(fields) as given (field, value)
  left join (
    select attname::text as column_name from pg_catalog.pg_attribute
    where attrelid = 'leads.inquiries'::regclass and attnum > 0 and not attisdropped
  ) as columns on column_name = case field when 'full_name' then 'name' else field end
$$;

-- As before, but for the fields.
create or replace function leads.submit_inquiry(submission jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  key constant uuid := (submission ->> 'idempotency_key')::uuid;
  address constant text := submission ->> 'address_hash';
  new_id constant uuid := (submission ->> 'id')::uuid;
  wait_seconds integer;
begin
  if exists (select from leads.inquiries where idempotency_key = key) then
    return leads.repeated_submission(key);
  end if;

  wait_seconds := leads.take_share(
    address, (submission ->> 'rate_limit_maximum')::integer, (submission ->> 'rate_limit_window_seconds')::integer);
  if wait_seconds > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after_seconds', wait_seconds);
  end if;

  insert into leads.inquiries
  select * from jsonb_populate_record(
    null::leads.inquiries,
    leads.inquiry_row(submission -> 'fields') || jsonb_build_object(
      'id', new_id, 'idempotency_key', key, 'received_at', now(),
      'consent', submission -> 'consent', 'topic', submission -> 'topic', 'service', submission -> 'service',
      'attribution', coalesce(submission -> 'attribution', '{}')))
  on conflict (idempotency_key) do nothing;

  -- Lost a race against the same key: the other transaction has committed by now, and its row is the answer.
  if not found then
    delete from leads.accepted_submissions where ctid = (
      select ctid from leads.accepted_submissions
      where address_hash = address order by accepted_at desc limit 1);
    return leads.repeated_submission(key);
  end if;

  insert into leads.attachments (id, inquiry_id, position, file_name, size, content_type, object_path)
  select (file ->> 'id')::uuid, new_id, ordinality - 1, file ->> 'name', (file ->> 'size')::bigint,
    file ->> 'content_type', file ->> 'object_path'
  from jsonb_array_elements(coalesce(submission -> 'files', '[]')) with ordinality as files (file, ordinality);

  insert into leads.mail_jobs (inquiry_id, kind) values (new_id, 'notification'), (new_id, 'acknowledgement');

  return jsonb_build_object(
    'outcome', 'accepted', 'inquiry_id', new_id, 'attachments', leads.announced_attachments(new_id));
end
$$;

revoke all on function leads.inquiry_row(jsonb) from public, anon, authenticated;
