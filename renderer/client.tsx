// In development React's refresh has to load before any component; in a build this module is empty.
import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { loadPage } from '#src/app/page-modules.ts';
import { createTrustedTypesPolicy } from '#src/app/trusted-types.ts';

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing from the document');
createTrustedTypesPolicy();
await loadPage(window.location.pathname);
// In development Vite has inserted the styles by now, and keeps them as they are edited; the page's links have them as they
// were.
if (import.meta.env.DEV) for (const link of document.querySelectorAll('link[href$="?direct"]')) link.remove();
// Hydrates in a new task: evaluating React DOM has taken up this one.
await new Promise((resolve) => setTimeout(resolve));

// A transition is hydrated in slices, so that no task blocks the page for long
// (https://react.dev/reference/react/startTransition).
startTransition(() => {
  hydrateRoot(
    root,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
});
