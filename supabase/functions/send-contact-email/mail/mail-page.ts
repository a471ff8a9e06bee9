/** Tables and inline styles for old email clients, a style sheet for dark mode. */
import { colors, plateColor } from '#src/theme/colors.ts';
import { renderDocument, markup, trustHtml, type Markup } from '../html/markup.ts';
import type { Mail } from './mail-service.ts';

const { bg, fg, brand, hairline } = colors;
const serif = "Georgia,'Times New Roman',serif";
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const darkStyles = trustHtml(`<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
body{margin:0}
@media (prefers-color-scheme:dark){
.backdrop{background:${bg.DEFAULT.dark}!important}
.page{background:${bg.panel.dark}!important}
.text{color:${fg.DEFAULT.dark}!important}
.muted{color:${fg.muted.dark}!important}
.link{color:${brand.DEFAULT.dark}!important}
.line{border-color:${hairline.dark}!important}
}
</style>
`);

export const providerName = 'DEP';

export interface MailFact {
  readonly label: string;
  readonly value: string;
  readonly isHighlighted?: boolean;
  readonly link?: string | undefined;
}

/** Rendered in this order. */
export interface MailPart {
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly facts?: readonly MailFact[];
  /** The last line is a link. */
  readonly signature?: readonly string[];
}

export function renderMail(
  subject: string,
  parts: readonly MailPart[],
): Pick<Mail, 'subject' | 'text' | 'html'> {
  return {
    subject,
    text: parts.map(renderText).join('\n\n'),
    html: renderDocument(subject, renderPage(parts.map(renderHtml)), darkStyles),
  };
}

const renderText = ({ heading, paragraphs = [], facts = [], signature = [] }: MailPart): string =>
  [
    ...(heading ? [heading] : []),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(formatFact).join('\n')] : []),
    ...(signature.length > 0 ? [signature.join('\n')] : []),
  ].join('\n\n');

/** Quotes several lines, so that a visitor can't forge a line. */
function formatFact({ label, value, link }: MailFact): string {
  const line = /[\n\u2028\u2029]/.test(value)
    ? `${label}:\n${value.replace(/^/gm, '> ')}`
    : `${label}: ${value}`;
  return link ? `${line}\n${link}` : line;
}

const renderPage = (body: readonly Markup[]) =>
  markup`<table role="presentation" class="backdrop" width="100%" cellpadding="0" cellspacing="0" style="background:${bg.panel.light}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:24px 32px;border-bottom:2px solid ${brand.DEFAULT.dark};background:${plateColor};color:${fg.DEFAULT.dark};font:500 24px/1.2 ${serif};letter-spacing:3px">${providerName}</td></tr>
<tr><td class="page text" style="padding:32px;background:${bg.DEFAULT.light};color:${fg.DEFAULT.light};font:400 16px/1.6 ${sans}">
${body}</td></tr>
</table>
</td></tr>
</table>`;

function renderHtml(
  { heading, paragraphs = [], facts = [], signature = [] }: MailPart,
  index: number,
): Markup {
  const renderHeading = index === 0 ? renderMainHeading : renderSubheading;
  return markup`${heading !== undefined && renderHeading(heading)}${paragraphs.map(renderParagraph)}${
    facts.length > 0 && renderFacts(facts)
  }${signature.length > 0 && renderSignature(signature)}`;
}

const renderMainHeading = (text: string) =>
  markup`<h1 class="text" style="margin:0 0 16px;font:500 28px/1.2 ${serif};color:${fg.DEFAULT.light}">${text}</h1>
`;

const renderSubheading = (text: string) =>
  markup`<h2 class="text" style="margin:32px 0 16px;font:500 22px/1.3 ${serif};color:${fg.DEFAULT.light}">${text}</h2>
`;

const renderParagraph = (text: string) => markup`<p style="margin:0 0 16px">${text}</p>
`;

const renderFacts = (facts: readonly MailFact[]) =>
  markup`<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:collapse">
${facts.map(
  ({ label, value, isHighlighted, link }) => markup`<tr>
<th class="muted line" scope="row" style="width:34%;padding:10px 16px 10px 0;border-top:1px solid ${hairline.light};text-align:left;vertical-align:top;font-weight:400;color:${fg.muted.light}">${label}</th>
<td class="${isHighlighted ? 'link' : 'text'} line" style="padding:10px 0;border-top:1px solid ${hairline.light};vertical-align:top;font-weight:500;color:${isHighlighted ? brand.DEFAULT.light : fg.DEFAULT.light};white-space:pre-wrap;word-break:break-word">${link ? renderLink(link, value) : value}</td>
</tr>
`,
)}</table>
`;

const renderSignature = (lines: readonly string[]) =>
  markup`<p class="muted line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${hairline.light};font-size:14px;color:${fg.muted.light}">${lines.map(
    (line, index) => (index < lines.length - 1 ? markup`${line}<br>\n` : renderLink(line, line)),
  )}</p>
`;

const renderLink = (href: string, text: string) =>
  markup`<a class="link" href="${href}" style="color:${brand.DEFAULT.light}">${text}</a>`;
