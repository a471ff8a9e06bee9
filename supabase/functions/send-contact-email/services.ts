import type { Forms } from '#src/inquiry/forms.ts';
import type { Configuration } from './configuration.ts';
import { connectDatabase, type Database } from './database.ts';
import { connectStorage, type FileStorage } from './files/storage.ts';
import { createHeartbeat, type Heartbeat } from './heartbeat.ts';
import type { RequestLog } from './log.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createMailService } from './mail/mail-service.ts';
import { createConcurrencyLimit, type LimitConcurrency } from './request/concurrency.ts';
import { createSecretCheck, type RequireSecret } from './request/scheduler-secret.ts';
import { createSubmissionParser, type ParseSubmission } from './submission/parse-submission.ts';

export interface Services {
  readonly configuration: Configuration;
  readonly forms: Forms;
  readonly parseSubmission: ParseSubmission;
  readonly database: Database;
  /** If undefined, inquiries are stored without files. */
  readonly storage: FileStorage | undefined;
  readonly outbox: Outbox;
  readonly heartbeat: Heartbeat;
  readonly requireSecret: RequireSecret;
  /** By network. */
  readonly limitConcurrency: LimitConcurrency;
  /** Keeps the instance alive. */
  readonly continueAfterResponse: (work: Promise<unknown>) => void;
}

export interface RequestServices extends Services {
  readonly log: RequestLog;
}

interface ServiceOptions {
  readonly configuration: Configuration;
  readonly forms: Forms;
  readonly continueAfterResponse: Services['continueAfterResponse'];
}

export function connectServices({ configuration, forms, continueAfterResponse }: ServiceOptions): Services {
  const database = connectDatabase(configuration);
  const storage = connectStorage(configuration);
  const sendMail = createMailService(configuration);
  return {
    configuration,
    forms,
    parseSubmission: createSubmissionParser(forms),
    database,
    storage,
    outbox: createOutbox({ database, sendMail, configuration, forms }),
    heartbeat: createHeartbeat(configuration),
    requireSecret: createSecretCheck(database),
    // More posts would be over the rate limit.
    limitConcurrency: createConcurrencyLimit(configuration.RATE_LIMIT_MAXIMUM),
    continueAfterResponse,
  };
}
