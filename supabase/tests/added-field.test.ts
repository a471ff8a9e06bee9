import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createExportView } from '#scripts/database/export-view.ts';
import { FormGroups } from '#src/forms/FormGroups.tsx';
import { ChakraRoot } from '#src/theme/chakra/ChakraRoot.tsx';
import type { FormFields } from '#src/inquiry/form-fields.ts';
import { forms } from '#src/inquiry/forms.ts';
import type { StoredInquiry } from '#function/database.ts';
import { composeNotification } from '#function/mail/notification.ts';
import { testConfiguration } from './test-configuration.ts';
import { connectInProcess, contactInquiry, useServices } from './test-services.ts';

const groups = { program: 'Your program' };

/** The contact form with an optional text field that its table may get one day. */
const fields = {
  ...forms.contact,
  grant_number: {
    kind: 'text',
    label: 'Grant number',
    group: 'program',
    maxLength: 20,
    autocomplete: 'off',
  },
} as const satisfies FormFields;
const changedForms = { ...forms, contact: fields };

const grant_number = 'R43 & CA281';
const context = useServices();

test('the page shows an added field in its group, labeled as optional', () => {
  const html = renderToStaticMarkup(
    createElement(ChakraRoot, null, createElement(FormGroups, { fields, groups })),
  );
  const { document } = parseHTML(`<form>${html}</form>`);
  const input = document.querySelector('input[id="grant-number"][name="grant-number"][type="text"]');
  expect(input?.closest('fieldset')?.querySelector('h3')?.textContent).toBe(groups.program);
  expect(document.querySelector('label[for="grant-number"]')?.textContent).toBe('Grant number (optional)');
});

test('an added field is stored without a migration, mailed with its label, and exported: with other fields until the view has a column for it', async () => {
  await connectInProcess(context, { forms: changedForms }).post({ ...contactInquiry, grant_number });
  const [inquiry] = await context.sql<[StoredInquiry]>`
    select inquiry.*, received_at::text, null as update_of from leads.inquiries inquiry`;
  const mail = composeNotification(inquiry, new Date(), {
    configuration: testConfiguration(),
    forms: changedForms,
  });
  expect(mail.text).toContain(`Grant number: ${grant_number}`);
  const readExport = async () => (await context.sql`select * from leads.export`)[0];
  expect(await readExport()).toMatchObject({ other_fields: `grant_number: ${grant_number}` });
  await context.sql.unsafe(createExportView(changedForms));
  expect(await readExport()).toMatchObject({ grant_number, other_fields: null });
});
