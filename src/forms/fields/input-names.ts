/** Inputs whose payload name differs by more than its hyphens (specification section 3); the function knows the same. */
const payloadNames: Readonly<Record<string, string>> = {
  'dev-stage': 'development_stage',
  'data-files': 'files',
  'rfp-document': 'files',
};

/** The payload's name of what an input holds: errors, limits and drafts go by it. */
export function payloadField(inputName: string): string {
  return payloadNames[inputName] ?? inputName.replaceAll('-', '_');
}
