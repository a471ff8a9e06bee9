-- Written by `npm run export-view` from the tables of the forms.

drop view if exists leads.export;
create view leads.export with (security_invoker = true) as
select
  to_char(received_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as received_at_utc,
  upper(left(id::text, 8)) as reference,
  type,
  leads.cell(to_jsonb(name)) as name,
  leads.cell(to_jsonb(email)) as email,
  leads.cell(to_jsonb(company)) as company,
  leads.cell(answers -> 'phone') as phone,
  leads.cell(answers -> 'therapeutic_area') as therapeutic_area,
  leads.cell(answers -> 'development_stage') as development_stage,
  leads.cell(answers -> 'timeline') as timeline,
  leads.cell(answers -> 'service_type') as service_type,
  leads.cell(answers -> 'plan') as plan,
  leads.cell(answers -> 'project_description') as project_description,
  leads.cell(answers -> 'additional_info') as additional_info,
  leads.cell(answers -> 'title') as title,
  leads.cell(answers -> 'project_name') as project_name,
  leads.cell(answers -> 'program_type') as program_type,
  leads.cell(answers -> 'modality') as modality,
  leads.cell(answers -> 'services_needed') as services_needed,
  leads.cell(answers -> 'other_services') as other_services,
  leads.cell(to_jsonb(left(answers ->> 'desired_start_date', 10))) as desired_start_date,
  leads.cell(to_jsonb(left(answers ->> 'proposal_deadline', 10))) as proposal_deadline,
  leads.cell(answers -> 'additional_notes') as additional_notes,
  leads.other_answers(answers, array['name', 'email', 'company', 'phone', 'therapeutic_area', 'development_stage', 'timeline', 'service_type', 'plan', 'project_description', 'additional_info', 'full_name', 'title', 'project_name', 'program_type', 'modality', 'services_needed', 'other_services', 'desired_start_date', 'proposal_deadline', 'additional_notes']) as other_fields,
  consent,
  consent_version,
  state,
  leads.cell(to_jsonb(topic)) as topic,
  leads.cell(to_jsonb(service)) as service,
  leads.cell(attribution -> 'landing_page') as landing_page,
  leads.cell(attribution -> 'referrer') as referrer,
  leads.cell(attribution -> 'utm_source') as utm_source,
  leads.cell(attribution -> 'utm_medium') as utm_medium,
  leads.cell(attribution -> 'utm_campaign') as utm_campaign,
  leads.cell(attribution -> 'utm_term') as utm_term,
  leads.cell(attribution -> 'utm_content') as utm_content,
  leads.cell(attribution -> 'gclid') as gclid,
  leads.cell(attribution -> 'msclkid') as msclkid,
  leads.cell(attribution -> 'li_fat_id') as li_fat_id,
  leads.cell(jsonb_path_query_array(files, '$[*].name')) as files,
  leads.cell(to_jsonb(unsent_files)) as unsent_files,
  (select string_agg(concat_ws(' ', kind, status, provider_id), ', ' order by queued_at, kind desc)
    from leads.mail_jobs where inquiry_id = inquiry.id) as mails,
  array_to_string(suspicions, ', ') as suspicions,
  id
from leads.inquiries inquiry
order by received_at, id;
revoke all on leads.export from public, anon, authenticated;
