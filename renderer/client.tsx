// Must come before any component in development. Empty in a build.
import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/shell/App.tsx';
import { loadPages } from '#src/shell/pages.tsx';
import { applySiteStyles } from '#src/shell/site-styles.ts';
import { createTrustedTypesPolicy } from '#src/shell/trusted-types.ts';

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing from the document');
createTrustedTypesPolicy();
// If this fails, the page stays without the app.
const [pages] = await Promise.all([loadPages(window.location.pathname), applySiteStyles()]);
// Vite updates its own styles on edits. The page's links would keep the old ones.
if (import.meta.env.DEV) for (const link of document.querySelectorAll('link[href$="?direct"]')) link.remove();
// Evaluating React DOM is a long task, so hydration starts in a new task.
await new Promise((resolve) => setTimeout(resolve));

// React hydrates a transition in small tasks (https://react.dev/reference/react/startTransition).
startTransition(() => {
  hydrateRoot(
    root,
    <BrowserRouter>
      <App pages={pages} />
    </BrowserRouter>,
  );
});
