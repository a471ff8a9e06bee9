import type { StoredInquiry } from '#function/database.ts';

export const storedInquiry: StoredInquiry = {
  id: '3f2b8c1e-0000-4000-8000-000000000000',
  type: 'contact',
  received_at: '2027-01-01T00:15:59.123456+05:30',
  name: 'Win at spam.example',
  email: 'a@b.co',
  company: 'Call 555 0100',
  answers: { project_description: 'IC50 < 5 nM' },
  files: [],
  unsent_files: [],
  uploads_until: null,
  suspicions: [],
  consent: true,
  consent_version: 1,
  topic: null,
  service: null,
  attribution: {},
  update_of: null,
};
