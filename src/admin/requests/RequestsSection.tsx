import { useLanguage } from '../texts.ts';
import { Heading } from '../ui/Heading.tsx';
import { Ending } from './ending/Ending.tsx';
import '../ui/fields/segments.css';
import './requests.css';

/** What the agency owes to persons: the leads that end three years after the last contact. */
export function RequestsSection() {
  const { t } = useLanguage();
  return (
    <div className="requests">
      <Heading>{t.sections.requests}</Heading>
      <Ending />
    </div>
  );
}
