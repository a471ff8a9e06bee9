/** Emails use tables and inline styles for old email clients, and a style sheet for dark mode. */
import { renderDocument, markup, trustHtml, type Markup } from '../html/markup.ts';
import { siteColors, systemFonts } from '../html/site-colors.ts';

const { plate, onPlate } = siteColors;
const light = { ...siteColors.light, backdrop: siteColors.light.panel };
const dark = { ...siteColors.dark, backdrop: siteColors.dark.page, page: siteColors.dark.panel };
const { serif, sans } = systemFonts;

const darkStyles = trustHtml(`<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
body{margin:0}
@media (prefers-color-scheme:dark){
.backdrop{background:${dark.backdrop}!important}
.page{background:${dark.page}!important}
.text{color:${dark.text}!important}
.muted{color:${dark.muted}!important}
.link{color:${dark.link}!important}
.accent{color:${dark.accent}!important}
.line{border-color:${dark.hairline}!important}
}
</style>
`);

export interface MailFact {
  readonly label: string;
  readonly value: string;
  readonly isHighlighted?: boolean;
  readonly link?: string | undefined;
}

export const providerName = 'DEP';

export function renderMailPage(title: string, body: readonly Markup[]): string {
  return renderDocument(
    title,
    markup`<table role="presentation" class="backdrop" width="100%" cellpadding="0" cellspacing="0" style="background:${light.backdrop}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:24px 32px;border-bottom:2px solid ${dark.link};background:${plate};color:${onPlate};font:500 24px/1.2 ${serif};letter-spacing:3px">${providerName}</td></tr>
<tr><td class="page text" style="padding:32px;background:${light.page};color:${light.text};font:400 16px/1.6 ${sans}">
${body}</td></tr>
</table>
</td></tr>
</table>`,
    darkStyles,
  );
}

export const renderMailHeading = (text: string) =>
  markup`<h1 class="text" style="margin:0 0 16px;font:500 28px/1.2 ${serif};color:${light.text}">${text}</h1>
`;

export const renderMailParagraph = (text: string) => markup`<p style="margin:0 0 16px">${text}</p>
`;

export const renderMailFacts = (facts: readonly MailFact[]) =>
  markup`<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:collapse">
${facts.map(
  ({ label, value, isHighlighted, link }) => markup`<tr>
<th class="muted line" scope="row" style="width:34%;padding:10px 16px 10px 0;border-top:1px solid ${light.hairline};text-align:left;vertical-align:top;font-weight:400;color:${light.muted}">${label}</th>
<td class="${isHighlighted ? 'accent' : 'text'} line" style="padding:10px 0;border-top:1px solid ${light.hairline};vertical-align:top;font-weight:500;color:${isHighlighted ? light.accent : light.text};white-space:pre-wrap;word-break:break-word">${link ? markup`<a class="link" href="${link}" style="color:${light.link}">${value}</a>` : value}</td>
</tr>
`,
)}</table>
`;

/** Formats a database time, which may have any offset, in UTC. */
export const formatReceivedTime = (time: string): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const renderMailSignature = (lines: readonly string[], site: string) =>
  markup`<p class="muted line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${light.hairline};font-size:14px;color:${light.muted}">${lines.map((line) => markup`${line}<br>\n`)}<a class="link" href="${site}" style="color:${light.link}">${site}</a></p>
`;
