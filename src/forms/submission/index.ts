/** The code that checks and sends a form, which is fetched when a visitor first touches one. */
export { requestNotifications } from '#src/notifications/notification-request.ts';
export { dismissNotifications } from '#src/notifications/toaster.ts';
export { ErrorSummary } from './ErrorSummary.tsx';
export { tellFailure, tellSuccess } from './messages.ts';
export { inFormOrder, problemOf, readInquiry } from './payload.ts';
export { callFunction } from './transport.ts';
export { UploadQueue } from './upload.ts';
