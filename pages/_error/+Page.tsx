import { PageFrame } from '#src/layout/PageFrame.tsx';

const content = { hero: { title: '404', lead: 'Page Not Found' } };

export function Page() {
  return <PageFrame content={content} />;
}
