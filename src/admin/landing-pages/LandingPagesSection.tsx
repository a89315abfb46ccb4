import { FiguresPage } from './FiguresPage.tsx';
import { LandingList } from './LandingList.tsx';
import { NewPage } from './NewPage.tsx';
import { useLandingPlace } from './use-landing-place.ts';
import { Wizard } from './Wizard.tsx';

/** Landing pages: the list, the wizard of the page of the address, or its figures. */
export function LandingPagesSection() {
  const { id, isNew, view } = useLandingPlace();
  if (id === '') return <LandingList />;
  if (isNew) return <NewPage />;
  return view === 'figures' ? <FiguresPage key={id} id={id} /> : <Wizard key={id} id={id} />;
}
