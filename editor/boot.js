// The editor sets HTML from strings. Its policy (scripts/build/editor/editor.ts) allows no inline script, so that HTML can't run any.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => html });

// Imported after the policy exists, because the import already sets HTML.
const { init } = await import('/cms/index.js');
const response = await fetch('/config.json');
await init({ config: await response.json() });
