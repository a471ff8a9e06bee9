import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { formatLeadCsv, readLeads } from '#scripts/leads/lead-list.ts';
import { FormGroups } from '#src/forms/FormGroups.tsx';
import { buildPayload, checkValues } from '#src/forms/payload.ts';
import { ChakraRoot } from '#src/theme/chakra/ChakraRoot.tsx';
import type { FormFields, Payload } from '#shared/form-fields.ts';
import { forms } from '#shared/forms.ts';
import { connectDatabase } from '#function/database.ts';
import { createOutbox } from '#function/mail/outbox.ts';
import type { Mail } from '#function/mail/mail-service.ts';
import { testConfiguration } from './test-configuration.ts';
import {
  connectInProcess,
  contactInquiry,
  nativeContactForm,
  siteOrigin,
  readInquiries,
  useServices,
} from './test-services.ts';

const fields = {
  ...forms.contact,
  grant_number: {
    kind: 'text',
    label: 'Grant number',
    group: 'Your program',
    maxLength: 20,
    autocomplete: 'off',
  },
} as const satisfies FormFields;
const changedForms = { ...forms, contact: fields };

const grant_number = 'R43 & CA281';
const { consent_version: _version, ...answers } = contactInquiry;
const values = { ...answers, project_description: 'A kinase inhibitor', grant_number, consent: 'on' };

describe('an optional text field added to a form’s table', () => {
  test('the page shows an added field in its group, labeled as optional', () => {
    const html = renderToStaticMarkup(
      createElement(ChakraRoot, null, createElement(FormGroups, { type: 'contact', fields })),
    );
    const { document } = parseHTML(`<form>${html}</form>`);
    const input = document.querySelector('input[id="grant-number"][name="grant-number"][type="text"]');
    expect(input?.closest('[role="group"]')?.querySelector('h3')?.textContent).toBe('Your program');
    expect(document.querySelector('label[for="grant-number"]')?.textContent).toBe('Grant number (optional)');
  });

  test('the form sends an added field and checks it against its limit', () => {
    expect(buildPayload('contact', fields, values)).toHaveProperty('grant_number', grant_number);
    expect(checkValues('contact', fields, values, [])).toEqual({});
    expect(checkValues('contact', fields, { ...values, grant_number: 'x'.repeat(21) }, [])).toEqual({
      grant_number: 'Please use no more than 20 characters',
    });
  });

  test('the payload’s type contains an added field', () => {
    expectTypeOf<Payload<typeof fields>['grant_number']>().toEqualTypeOf<string | undefined>();
  });
});

describe('an added field in the function', () => {
  const context = useServices();
  test('an added field is stored without a migration, mailed and exported', async () => {
    const post = connectInProcess(context, changedForms);
    const response = await post({ ...contactInquiry, grant_number });
    expect(response.status).toBe(200);
    expect(await readInquiries(context.sql)).toMatchObject([{ grant_number, phone: contactInquiry.phone }]);

    const mails: Mail[] = [];
    const configuration = testConfiguration({ SUPABASE_DB_URL: context.services.databaseUrl });
    await createOutbox({
      database: connectDatabase(configuration),
      storage: undefined,
      sendMail: async (mail) => {
        mails.push(mail);
        return undefined;
      },
      configuration,
      forms: changedForms,
    }).drain();
    const notification = mails.find(({ to }) => to.includes('hello@dep.example'));
    expect(notification?.text).toContain(`Grant number: ${grant_number}`);

    const [head = '', line = ''] = formatLeadCsv(await readLeads(context.sql, undefined, changedForms)).split(
      '\r\n',
    );
    const columns = head.split(',');
    expect(columns.indexOf('grant_number')).toBeGreaterThan(columns.indexOf('additional_notes'));
    expect(columns.indexOf('grant_number')).toBeLessThan(columns.indexOf('consent'));
    expect(line).toContain(`,${grant_number},`);
    // Exported even after the field is removed from the form.
    expect(formatLeadCsv(await readLeads(context.sql, undefined))).toContain(grant_number);
  });

  test('an added field is stored without JavaScript, or named in the redirect if it is invalid', async () => {
    const post = connectInProcess(context, changedForms);
    const send = async (value: string) => {
      const response = await post(new URLSearchParams({ ...nativeContactForm, 'grant-number': value }));
      return response.headers.get('Location');
    };
    expect(await send('x'.repeat(21))).toBe(
      `${siteOrigin}/contact?rejected=grant_number#rejected-grant_number`,
    );
    expect(await send(grant_number)).toBe(`${siteOrigin}/contact?sent=1#sent`);
    expect(await readInquiries(context.sql)).toMatchObject([{ grant_number }]);
  });
});
