// This module must come before any component in development. It is empty in a build.
import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { applySiteStyles } from '#src/app/site-styles.ts';
import { createTrustedTypesPolicy } from '#src/app/trusted-types.ts';
import { importPage } from '#src/site/page-modules.ts';

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing from the document');
createTrustedTypesPolicy();
// If the style sheet can't load, this throws, and the page stays as it is without the app.
await applySiteStyles();
if (import.meta.env.DEV) {
  await importPage(window.location.pathname);
  // Vite has now inserted styles that it updates on edits. The page's links would keep the old ones.
  for (const link of document.querySelectorAll('link[href$="?direct"]')) link.remove();
}
// Evaluating React DOM is a long task, so hydration starts in a new task.
await new Promise((resolve) => setTimeout(resolve));

// React hydrates a transition in small tasks (https://react.dev/reference/react/startTransition).
startTransition(() => {
  hydrateRoot(
    root,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
});
