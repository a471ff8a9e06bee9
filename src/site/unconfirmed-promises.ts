import type { RoutePath } from './routes.ts';

/**
 * What pages commit the owner to, beyond the specification. `npm run launch-check` prints each row as to be confirmed. Remove
 * a row when the owner confirms it.
 */
export const unconfirmedPromises: readonly { readonly path: RoutePath; readonly promise: string }[] = [
  {
    path: '/molecule-readiness',
    promise:
      'a sprint includes a written verdict, a ranked risk list, a plan of first actions and a readout call',
  },
  {
    path: '/process/start-with-strategy',
    promise: 'strategic support delivers a plan with the eight parts listed',
  },
  {
    path: '/services',
    promise: 'each of the five services includes the four items listed, and starts in the steps shown',
  },
  {
    path: '/flexible-services/rfp-creation',
    promise: 'each week ends with the result listed, and an RFP has the nine parts listed',
  },
  {
    path: '/flexible-services/rfp-matching',
    promise: 'vendors are vetted by the four kinds of evidence listed, and each stage has the results listed',
  },
  { path: '/submit-rfp', promise: 'DEP solves the six problems in the ways listed' },
  { path: '/investor-readiness', promise: 'a deck includes the six parts listed' },
  {
    path: '/process/execution-support',
    promise: 'the lead does what the four steps and the weekly routine list, and sends the documents in it',
  },
  { path: '/process', promise: 'each step ends with the document listed' },
  { path: '/graphics', promise: 'each of the three packages covers the steps shown' },
  { path: '/why-dep', promise: 'the lead records decisions and reports progress as listed' },
  { path: '/team', promise: 'each advisor does what the profile says, in the phases shown' },
];
