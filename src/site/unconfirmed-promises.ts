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
  { path: '/services', promise: 'each of the five services includes the four items listed' },
  {
    path: '/flexible-services/rfp-creation',
    promise: 'each week ends with the result listed, and an RFP has the nine parts listed',
  },
  { path: '/investor-readiness', promise: 'a deck includes the six parts listed' },
  {
    path: '/process/execution-support',
    promise: 'the lead sends weekly minutes, a monthly status report and a memo before each gate',
  },
];
