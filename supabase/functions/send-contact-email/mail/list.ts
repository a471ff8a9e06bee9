import { formatReference } from '#src/inquiry/function-api.ts';
import type { ListContent } from '../database.ts';
import { type MailFact, type MailPart, providerName, renderMail } from './mail-page.ts';
import type { Mail } from './mail-service.ts';
import { createSection, listRecipients, type MailServices } from './notification.ts';

export function composeList(content: ListContent, linkEnd: Date, services: MailServices): Mail {
  const { PROVIDER_EMAIL: owner } = services.configuration;
  const emails = content.overdue_emails === 1 ? 'email' : 'emails';
  const subject = `${providerName} list: ${content.new_inquiries} new, ${content.suspicious_inquiries} possible spam, ${content.overdue_emails} ${emails} overdue, ${content.expiring_inquiries} expiring`;
  return {
    to: listRecipients(services.configuration),
    replyTo: owner,
    ...renderMail(subject, [
      {
        heading: 'Your forms since the last list',
        paragraphs: createNotes(content),
        facts: createCounts(content, services.configuration.RETENTION_DAYS),
      },
      ...createUnansweredPart(content),
      ...createSpamParts(content, linkEnd, services),
    ]),
  };
}

const createNotes = ({ overdue_emails: overdue }: ListContent): string[] => [
  'You get this email every day, and within an hour of possible spam. If a day passes without it, the forms may be down: check the function’s log.',
  ...(overdue > 0
    ? ['To see which emails wait and why, run in Supabase’s SQL editor: select * from leads.unsent;']
    : []),
];

const createCounts = (content: ListContent, retentionDays: number): MailFact[] => [
  { label: 'New inquiries', value: String(content.new_inquiries) },
  { label: 'Possible spam among them', value: String(content.suspicious_inquiries) },
  { label: 'Overdue emails to you', value: String(content.overdue_emails) },
  {
    label: 'Inquiries to be deleted within 30 days',
    value:
      retentionDays > 0
        ? `${content.expiring_inquiries} (kept for ${retentionDays} days)`
        : '0 (kept forever)',
  },
];

function createUnansweredPart({ unanswered, unanswered_inquiries: count }: ListContent): MailPart[] {
  if (count === 0) return [];
  const facts = unanswered.map(({ id, type, name, company, business_days: age }) => ({
    label: formatReference(id),
    value: `${name}, ${company}${type === 'rfp' ? ' (RFP)' : ''}: ${age} business ${age === 1 ? 'day' : 'days'}`,
  }));
  const rest = count - unanswered.length;
  if (rest > 0) facts.push({ label: 'More', value: String(rest) });
  return [
    {
      heading: `Unanswered inquiries: ${count}`,
      paragraphs: [
        "To mark an inquiry as answered, run in Supabase’s SQL editor: select leads.set_state('1A2B3C4D', 'answered');",
      ],
      facts,
    },
  ];
}

function createSpamParts(
  { suspicious_inquiries: count, inquiries, lines }: ListContent,
  linkEnd: Date,
  services: MailServices,
): MailPart[] {
  if (count === 0) return [];
  const unlisted = count - inquiries.length - lines.length;
  const rest: MailPart = {
    heading: 'More possible spam',
    paragraphs: [
      "To get a whole inquiry, run in Supabase’s SQL editor: select leads.send_again('1A2B3C4D');",
      ...(unlisted > 0 ? [`Not listed: ${unlisted}. To see all, run: select * from leads.export;`] : []),
    ],
    facts: lines.map(({ id, name, company, email }) => ({
      label: formatReference(id),
      value: `${name}, ${company}, ${email}`,
    })),
  };
  return [
    {
      heading: `Possible spam: ${count}`,
      paragraphs: ['You get no other email about these inquiries. Those that may be real come first.'],
    },
    ...inquiries.map((inquiry) => createSection(inquiry, linkEnd, services)),
    ...(lines.length > 0 ? [rest] : []),
  ];
}
