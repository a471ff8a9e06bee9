import { describe, expect, test } from 'vitest';
import { responseTime } from '#src/inquiry/response-time.ts';
import { storedInquiry } from '../../../tests/stored-inquiry.ts';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import { composeConfirmation } from './confirmation.ts';

describe.each(['contact', 'rfp'] as const)('the confirmation of a %s inquiry', (type) => {
  const compose = (unsent_files: string[]) =>
    composeConfirmation({ ...storedInquiry, type, unsent_files }, testConfiguration());
  const { subject, text, html } = compose(['spam.example.pdf']);

  test.each([
    'Hello,',
    '3F2B8C1E',
    '2026-12-31 18:45 UTC',
    `Within ${responseTime}`,
    'hello@dep.example',
    'https://www.dep.example',
  ])('the confirmation contains “%s” in its text and its HTML', (part) => {
    expect(text).toContain(part);
    expect(html).toContain(part);
  });

  test('the confirmation contains nothing the sender wrote, so the form can’t send spam to other mailboxes', () => {
    expect(subject + text + html).not.toMatch(/spam\.example|555 0100|IC50/);
  });

  test('the confirmation has one link and loads nothing', () => {
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://www.dep.example"']);
    expect(html).not.toMatch(/<img|<link|url\(|src=/);
  });

  test('the confirmation asks only for files that the form couldn’t send', () => {
    expect(text).toContain('Please reply to this email and attach them.');
    expect(compose([]).text).not.toContain('attach');
  });
});
