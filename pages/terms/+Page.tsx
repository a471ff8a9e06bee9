import { LegalPage, type LegalText } from '#src/components/LegalPage.tsx';
import { content } from './content.ts';

const texts = import.meta.glob<LegalText>('/content/legal/terms.md', { eager: true, import: 'default' });

export const Page = () => <LegalPage content={content} texts={texts} />;
