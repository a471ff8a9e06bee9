-- Not every extension that functions/_shared/upload-limits.ts lists has three or four letters: there are .dx and .mol2.

alter table leads.attachments
  drop constraint attachments_object_path_check,
  add constraint attachments_object_path_check
    check (object_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.[a-z0-9]{2,5}$');
