import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { leadCsv, readLeads } from '#scripts/leads/lead-list.ts';
import { FormGroups } from '#src/forms/FormGroups.tsx';
import { buildPayload, checkValues } from '#src/forms/submission/payload.ts';
import { ChakraRoot } from '#src/theme/chakra/ChakraRoot.tsx';
import type { FormFields, Payload } from '#shared/form-fields.ts';
import { forms } from '#shared/forms.ts';
import { connectDatabase } from '#function/database.ts';
import { createHandler } from '#function/handler.ts';
import { createOutbox } from '#function/mail/outbox.ts';
import type { Mail } from '#function/mail/mail-service.ts';
import { connectServices } from '#function/services.ts';
import { testConfiguration } from './test-configuration.ts';
import { contactInquiry, functionUrl, siteOrigin, storedInquiries, useServices } from './test-services.ts';

const fields = {
  ...forms.contact,
  grant_number: {
    kind: 'text',
    label: 'Grant number',
    group: 'Your program',
    limit: 20,
    autocomplete: 'off',
  },
} as const satisfies FormFields;
const changedForms = { ...forms, contact: fields };

const grant_number = 'R43 & CA281';
/** The form's values. Without markup, because removing it needs a browser. */
const written = { ...contactInquiry, project_description: 'A kinase inhibitor', grant_number, consent: 'on' };

describe('an optional text field that is added to a form’s table', () => {
  test('stands in its group of the form, labelled as optional', () => {
    const html = renderToStaticMarkup(
      createElement(ChakraRoot, null, createElement(FormGroups, { type: 'contact', fields })),
    );
    const { document } = parseHTML(`<form>${html}</form>`);
    const input = document.querySelector('input[id="grant-number"][name="grant-number"][type="text"]');
    expect(input?.closest('[role="group"]')?.querySelector('h3')?.textContent).toBe('Your program');
    expect(document.querySelector('label[for="grant-number"]')?.textContent).toBe('Grant number (optional)');
  });

  test('is sent by the form and held to its limit', () => {
    expect(buildPayload('contact', fields, written)).toHaveProperty('grant_number', grant_number);
    expect(checkValues('contact', fields, written, [])).toEqual({});
    expect(checkValues('contact', fields, { ...written, grant_number: 'x'.repeat(21) }, [])).toEqual({
      grant_number: 'Please use no more than 20 characters',
    });
  });

  test('is part of the payload’s type', () => {
    expectTypeOf<Payload<typeof fields>['grant_number']>().toEqualTypeOf<string | undefined>();
  });
});

describe('an added field and the function', () => {
  const context = useServices();
  const configuration = () =>
    testConfiguration({
      SUPABASE_DB_URL: context.services.databaseUrl,
      SITE_URL: siteOrigin,
      DATABASE_CONNECTIONS: '1',
    });
  const post = (body: BodyInit, headers: Record<string, string> = {}) => {
    const handle = createHandler(
      connectServices({
        configuration: configuration(),
        forms: changedForms,
        continueAfterAnswer: () => {},
      }),
    );
    const request = new Request(functionUrl(context.services), {
      method: 'POST',
      headers: { Origin: siteOrigin, ...headers },
      body,
    });
    return handle(request, '127.0.0.1');
  };
  const postJson = (values: object) => post(JSON.stringify(values), { 'Content-Type': 'application/json' });

  test('is stored without a migration, mailed and exported', async () => {
    const answer = await postJson({ ...contactInquiry, grant_number });
    expect(answer.status).toBe(200);
    expect(await storedInquiries(context.sql)).toMatchObject([{ grant_number, phone: contactInquiry.phone }]);

    const mails: Mail[] = [];
    const send = (mail: Mail) => Promise.resolve(void mails.push(mail));
    await createOutbox({
      database: connectDatabase(configuration()),
      storage: undefined,
      sendMail: send,
      configuration: configuration(),
      forms: changedForms,
    }).drain();
    const notification = mails.find(({ to }) => to.includes('hello@dep.example'));
    expect(notification?.text).toContain(`Grant number: ${grant_number}`);

    const [head = '', line = ''] = leadCsv(await readLeads(context.sql, undefined, changedForms)).split(
      '\r\n',
    );
    const columns = head.split(',');
    expect(columns.indexOf('grant_number')).toBeGreaterThan(columns.indexOf('additional_notes'));
    expect(columns.indexOf('grant_number')).toBeLessThan(columns.indexOf('consent'));
    expect(line).toContain(`,${grant_number},`);
    // The answer is exported even after the field is removed from the form.
    expect(leadCsv(await readLeads(context.sql, undefined))).toContain(grant_number);
  });

  test('is refused when it is too long, in the words of every other', async () => {
    const answer = await postJson({ ...contactInquiry, grant_number: 'x'.repeat(21) });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: { fields: { grant_number: 'Please use no more than 20 characters' } } },
    ]);
  });

  test('comes back on the correction page with what was written', async () => {
    const { type, name, company } = contactInquiry;
    const form = { type, name, company, email: 'wrong', 'grant-number': 'R43 & "CA"' };
    const page = await (await post(new URLSearchParams(form))).text();
    expect(page).toContain('<label for="grant_number">Grant number (optional)</label>');
    expect(page).toContain('name="grant_number" autocomplete="off" value="R43 &amp; &quot;CA&quot;"');
  });
});
