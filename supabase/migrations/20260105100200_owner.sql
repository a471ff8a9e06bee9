-- What the owner uses in Supabase's SQL editor. No role but the owner of the tables may read or run it.

-- New inquiries first. A state is set with leads.set_state, or in the table leads.inquiries.
create view leads.inbox with (security_invoker = true) as
select upper(left(id::text, 8)) as reference, state, date_trunc('minute', now() - received_at) as age, type, name, email,
  company, coalesce(service, topic) as about, suspicions, received_at, id
from leads.inquiries
order by state <> 'new', received_at desc;

create view leads.unsent with (security_invoker = true) as
select kind, upper(left(inquiry_id::text, 8)) as reference, status, attempts, queued_at, next_attempt_at, last_error
from leads.mail_jobs
where status <> 'sent'
order by queued_at;

-- reference: as emails and the site show it, or the whole id.
create function leads.find_inquiry(reference text) returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  ids uuid[];
begin
  reference := btrim(reference, E' #\t\r\n');
  if reference !~* '^[0-9a-f-]{8,36}$' then
    raise exception '"%" is not a reference. Use the eight characters from the email, such as 1A2B3C4D.', reference;
  end if;
  ids := array(select id from leads.inquiries where id::text like lower(reference) || '%' limit 2);
  if cardinality(ids) = 0 then
    raise exception 'No inquiry has the reference %. It may have been deleted.', reference;
  elsif cardinality(ids) > 1 then
    raise exception 'Several inquiries have the reference %. Use the whole id, which the view leads.inbox shows.', reference;
  end if;
  return ids[1];
end
$$;

-- select leads.set_state('1A2B3C4D', 'answered');
create function leads.set_state(reference text, new_state text) returns text
language plpgsql
set search_path = ''
as $$
declare
  states constant text[] := enum_range(null::leads.inquiry_state);
  chosen constant text := lower(btrim(new_state));
  inquiry uuid;
begin
  if chosen <> all (states) then
    raise exception '"%" is not a state. Use one of: %.', new_state, array_to_string(states, ', ');
  end if;
  inquiry := leads.find_inquiry(reference);
  update leads.inquiries set state = chosen::leads.inquiry_state where id = inquiry;
  return format('%s is %s.', upper(left(inquiry::text, 8)), chosen);
end
$$;

-- select leads.send_again('1A2B3C4D');
create function leads.send_again(reference text) returns text
language plpgsql
set search_path = ''
as $$
declare
  inquiry constant uuid := leads.find_inquiry(reference);
begin
  if exists (select from leads.mail_jobs
      where inquiry_id = inquiry and kind = 'notification' and status in ('queued', 'sending')) then
    return 'Its email to you is waiting already: see leads.unsent.';
  end if;
  insert into leads.mail_jobs (inquiry_id, kind) values (inquiry, 'notification');
  return format('%s is emailed to you within a minute.', upper(left(inquiry::text, 8)));
end
$$;

-- Removes what is copied along with an address: a name, brackets, quotation marks, "mailto:" and invisible characters.
create function leads.normalize_address(address text) returns text
language sql immutable
set search_path = ''
as $$
  select rtrim(substring(
    lower(replace(normalize(regexp_replace(address, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'), NFKC), '。', '.'))
    from '[^][\s<>(){}"“”„‘’‚«»‹›:,;]+@[^][\s<>(){}"“”„‘’‚«»‹›:,;?]+'), '.')
$$;

create function leads.find_person(address text) returns setof leads.inquiries
language plpgsql stable
set search_path = ''
as $$
declare
  person constant text := leads.normalize_address(address);
  similar_addresses text;
begin
  if person is null or address ~ '@.*@' then
    raise exception '"%" is not one email address.', address;
  end if;
  return query select * from leads.inquiries where lower(email) = person order by received_at;
  if found then
    return;
  end if;
  select string_agg(distinct email, ', ') into similar_addresses
  from leads.inquiries where leads.normalize_mailbox(email) = leads.normalize_mailbox(person);
  raise exception 'No inquiry has the email address "%". %', person,
    coalesce('Other spellings of the same mailbox: ' || similar_addresses, 'Check the spelling.');
end
$$;

-- All that is stored about a person (GDPR article 15): select * from leads.read_person('ada@example.com');
create function leads.read_person(address text) returns table (inquiry jsonb)
language sql stable
set search_path = ''
as $$
  select to_jsonb(found) - array['idempotency_key', 'content_digest'] || jsonb_build_object('mails', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', kind, 'status', status, 'recipient', recipient, 'sent_at', sent_at) order by queued_at), '[]')
    from leads.mail_jobs where inquiry_id = found.id))
  from leads.find_person(address) as found
$$;

-- Deletes a person's inquiries (GDPR article 17). Without "really", it only says what it would delete:
-- select * from leads.delete_person('ada@example.com');
create function leads.delete_person(address text, really boolean default false) returns table (report text)
language plpgsql
set search_path = ''
as $$
declare
  person constant text := leads.normalize_address(address);
  ids constant uuid[] := array(select id from leads.find_person(address));
begin
  return query
    select format('%s %s: %s from %s, %s, of %s, with %s files', case when really then 'Deleted' else 'Would delete' end,
      upper(left(id::text, 8)), case type when 'rfp' then 'RFP' else 'contact inquiry' end, name, company,
      received_at::date, jsonb_array_length(files))
    from leads.inquiries where id = any (ids) order by received_at;
  return query
    select format('The same mailbox may be %s, with %s inquiries.', email, count(*))
    from leads.inquiries
    where leads.normalize_mailbox(email) = leads.normalize_mailbox(person) and lower(email) <> person
    group by email;
  return query
    select format('Delete the other copies yourself: in your mailboxes (%s emails, and lists) and where they forward '
      || 'emails, in Resend, in exports and in backups. The person got %s confirmation emails.',
      count(*) filter (where kind = 'notification'), count(*) filter (where kind = 'confirmation'))
    from leads.mail_jobs where inquiry_id = any (ids) and status = 'sent';
  if really then
    delete from leads.inquiries where id = any (ids);
    return query select 'Files, if there are any, are deleted within a minute.';
  else
    return query select format('Nothing was deleted. To delete: select * from leads.delete_person(%L, true);', person);
  end if;
end
$$;

-- Formats a visitor's answer for a spreadsheet, which must not run it as a formula (CWE-1236). A list becomes one text.
create function leads.cell(answer jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(string_agg(item, ', ' order by position), '^([-=+@\t\r\n＝＋－＠﹦﹢﹣﹫])', '''\1')
  from jsonb_array_elements_text(case jsonb_typeof(answer) when 'array' then answer else jsonb_build_array(answer) end)
    with ordinality as items (item, position)
$$;

-- Answers in fields that the forms don't have, for example those of an older version.
create function leads.other_answers(answers jsonb, names text[]) returns text
language sql immutable
set search_path = ''
as $$
  select leads.cell(to_jsonb(string_agg(name || ': ' || leads.cell(answer), '; ')))
  from jsonb_each(answers) as other (name, answer) where name <> all (names)
$$;

revoke all on all tables in schema leads from public, anon, authenticated;
revoke all on all functions in schema leads from public, anon, authenticated;
