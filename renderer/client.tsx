// What React's refresh needs before any component, in development; nothing in a build.
import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { loadPage } from '#src/app/page-modules.ts';
import { trustOwnText } from '#src/app/trusted-types.ts';

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing from the document');
trustOwnText();
await loadPage(window.location.pathname);
// React DOM has just been evaluated; what follows is a task of its own.
await new Promise((resolve) => setTimeout(resolve));

// A transition is hydrated in slices, so that no task is felt (https://react.dev/reference/react/startTransition).
startTransition(() => {
  hydrateRoot(
    root,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
});
