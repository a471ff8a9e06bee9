/**
 * The page that answers a refused form without JavaScript: the reasons, and the form with everything the visitor wrote,
 * to correct and send again. It has no script and loads nothing, so the strictest content security policy allows it.
 */
import {
  answerList,
  type FormFields,
  type InquiryType,
  maximumLength,
  type NamedAnswer,
} from '../../_shared/form-fields.ts';
import { filesFollow } from '../../_shared/upload-limits.ts';
import type { HttpError } from '../http-error.ts';
import { siteColours, systemFonts } from '../html/site-colours.ts';
import { htmlDocument, markup, trusted, type Markup } from '../html/markup.ts';

interface CorrectionPage {
  readonly type: InquiryType;
  readonly fields: FormFields;
  readonly values: Readonly<Record<string, unknown>>;
  readonly refusal: HttpError;
  readonly providerEmail: string;
  /** For the visitor to quote: it leads to the line in the log. */
  readonly requestId: string;
}

/** Values without a visible field that must survive a correction. */
const hiddenFields = ['topic', 'service', 'idempotency_key'];

type Role = keyof typeof siteColours.light;

const colour = (role: Role) => `light-dark(${siteColours.light[role]},${siteColours.dark[role]})`;

/** The site's look, as far as possible without loading anything. */
export const correctionStyles = `
:root{color-scheme:light dark}
body{max-width:42rem;margin:0 auto;padding:2rem 1.25rem 4rem;font:1.0625rem/1.55 ${systemFonts.sans};color:${colour('text')};background:${colour('page')}}
main{padding:2rem;background:${colour('raised')};border:1px solid ${colour('hairline')};border-top:4px solid ${colour('link')}}
h1{margin-top:0;font:500 2rem/1.15 ${systemFonts.serif}}
a{color:${colour('link')}}
.summary{border:2px solid ${colour('danger')};padding:.25rem 1.25rem;margin:0 0 2rem}
.summary h2{font-size:1.25rem;margin:.75rem 0 .25rem}
.summary a,.message{color:${colour('danger')};font-weight:600}
label,legend{display:block;font-weight:600;margin-top:1.25rem;padding:0}
fieldset{border:0;margin:0;padding:0}
fieldset label{font-weight:400;margin-top:.375rem}
input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;min-height:3rem;padding:.625rem .75rem;font:inherit;color:inherit;border:1px solid ${colour('control')};border-radius:.375rem;background:${colour('page')}}
textarea{min-height:8rem}
[aria-invalid=true]{border:2px solid ${colour('danger')}!important}
.hint,.message{margin:.25rem 0 0}
.hint{color:${colour('muted')}}
:focus-visible{outline:3px solid ${colour('link')};outline-offset:2px}
button{margin-top:2rem;min-height:3.25rem;padding:.5rem 1.5rem;font:inherit;font-weight:600;color:${colour('onLink')};background:${colour('link')};border:0;border-radius:.375rem;cursor:pointer}
`;

export function correctionPage(page: CorrectionPage): string {
  const { type, fields, values, refusal, providerEmail, requestId } = page;
  const messages = refusal.fields ?? {};
  const answers = answerList(fields);
  const unsentFiles = [values.unsent_files].flat().filter((name) => typeof name === 'string');
  const title = type === 'rfp' ? 'Your RFP has not been sent yet' : 'Your message has not been sent yet';
  const body = markup`<main>
<h1>${title}</h1>
${summary(refusal, answers)}
<form method="post">
<input type="hidden" name="type" value="${type}">
${hiddenFields.map((name) => typeof values[name] === 'string' && hidden(name, values[name]))}${values.consent === true && hidden('consent', typeof values.consent_version === 'string' ? values.consent_version : 'on')}
${answers.map((field) => fieldMarkup(field, values[field.name], messages[field.name]))}
${unsentFiles.map((name) => hidden('files', name))}
<p>${filesFollow}</p>
<p><button type="submit">Send again</button></p>
</form>
<p>Nothing you wrote is lost as long as this page is open. You can also write to
<a href="mailto:${providerEmail}">${providerEmail}</a>. If it is about this
problem, please quote ${requestId}.</p>
</main>`;
  return htmlDocument(title, body, markup`<style>${trusted(correctionStyles)}</style>\n`);
}

function summary(refusal: HttpError, answers: readonly NamedAnswer[]): Markup {
  const entries = Object.entries(refusal.fields ?? {});
  const known = new Set([...answers.map(({ name }) => name), 'files']);
  return markup`<div class="summary" role="alert" aria-labelledby="summary-title">
<h2 id="summary-title">There is a problem</h2>
${entries.length === 0 && markup`<p>${refusal.message}</p>`}
${entries.length > 0 && markup`<ul>${entries.map(([name, message]) => markup`<li>${known.has(name) ? markup`<a href="#${name}">${message}</a>` : message}</li>`)}</ul>`}
</div>`;
}

function hidden(name: string, value: string): Markup {
  return markup`<input type="hidden" name="${name}" value="${value}">\n`;
}

function fieldMarkup(field: NamedAnswer, value: unknown, message: string | undefined): Markup {
  const label = field.required ? field.label : `${field.label} (optional)`;
  const help = [hintMarkup(field.name, field.hint), messageMarkup(field.name, message)];
  if (field.kind === 'checkboxes') {
    const chosen = new Set(Array.isArray(value) ? value : [value]);
    const boxes = field.options.map(
      (option) =>
        markup`<label><input type="checkbox" name="${field.name}" value="${option.value}"${chosen.has(option.value) && trusted(' checked')}> ${option.label}</label>\n`,
    );
    return markup`<fieldset id="${field.name}" tabindex="-1"${describedBy(field.name, field.hint)}><legend>${label}</legend>${help}${boxes}</fieldset>\n`;
  }
  return markup`<label for="${field.name}">${label}</label>\n${help}${control(field, textOf(value), message)}\n`;
}

function hintMarkup(name: string, hint: string | undefined): Markup | false {
  return hint !== undefined && markup`<p class="hint" id="${name}-hint">${hint}</p>`;
}

function messageMarkup(name: string, message: string | undefined): Markup | false {
  return message !== undefined && markup`<p class="message" id="${name}-message">${message}</p>`;
}

/** The attribute by which screen readers read hint and message with their control (WCAG 2.2 1.3.1, 3.3.1). */
function describedBy(name: string, hint: string | undefined, message?: string): Markup | false {
  const ids = [hint !== undefined && `${name}-hint`, message !== undefined && `${name}-message`];
  const given = ids.filter(Boolean).join(' ');
  return given !== '' && markup` aria-describedby="${given}"`;
}

function control(field: NamedAnswer, value: string, message: string | undefined): Markup {
  const attributes = markup`id="${field.name}" name="${field.name}"${field.required && trusted(' required')}${
    'autocomplete' in field && markup` autocomplete="${field.autocomplete}"`
  }${message !== undefined && trusted(' aria-invalid="true"')}${describedBy(field.name, field.hint, message)}`;
  if (field.kind === 'select') {
    const options = field.options.map(
      (option) =>
        markup`<option value="${option.value}"${option.value === value && trusted(' selected')}>${option.label}</option>`,
    );
    return markup`<select ${attributes}><option value="">Please choose</option>${options}</select>`;
  }
  // No maxlength: it would silently cut off what is pasted.
  if (field.kind === 'textarea') {
    // Browsers drop the first line break inside a textarea.
    return markup`<textarea ${attributes}>\n${value}</textarea>
${value.length > maximumLength(field) && markup`<p class="message">${value.length} of ${maximumLength(field)} characters</p>`}`;
  }
  return markup`<input type="${field.kind}" ${attributes} value="${field.kind === 'date' ? value.slice(0, 10) : value}">`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The page that answers a refused post that isn't one of the forms and can't be corrected. */
export function refusalPage(refusal: HttpError, providerEmail: string, requestId: string): string {
  const title = 'This has not been sent';
  const body = markup`<main>
<h1>${title}</h1>
<p>${refusal.message}</p>
<p>Go back to find what you wrote, or write to <a href="mailto:${providerEmail}">${providerEmail}</a>.
If it is about this problem, please quote ${requestId}.</p>
</main>`;
  return htmlDocument(title, body, markup`<style>${trusted(correctionStyles)}</style>\n`);
}
