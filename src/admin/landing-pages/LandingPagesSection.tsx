import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isMissing } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { FiguresPage } from './figures/FiguresPage.tsx';
import { landingPageQuery } from './landing-queries.ts';
import { LandingList } from './list/LandingList.tsx';
import { listPath, useLandingPlace } from './use-landing-place.ts';
import { NewPage } from './wizard/NewPage.tsx';
import { WizardScreen } from './wizard/WizardScreen.tsx';
import '../ui/media-picker/styles.css';
import './styles.css';

/** Landing pages: the list, the wizard of the page of the address, or its figures. */
export function LandingPagesSection() {
  const { id, isNew, view } = useLandingPlace();
  if (id === '') return <LandingList />;
  if (isNew) return <NewPage />;
  return view === 'figures' ? <FiguresPage key={id} id={id} /> : <Wizard key={id} id={id} />;
}

/** The wizard of a page, once it is loaded. It stays when a later refetch fails: the user may be typing in it. */
function Wizard({ id }: { id: string }) {
  const { t } = useLanguage();
  const { data, error, refetch } = useQuery(landingPageQuery(id));
  if (data && data.deletedAt === null) return <WizardScreen page={data} />;
  if (!data && !error) return <Waiting />;
  if (data || isMissing(error))
    return (
      <Empty text={t.landing.wizard.missing}>
        <Button component={Link} to={listPath} variant="default">
          {t.landing.wizard.toList}
        </Button>
      </Empty>
    );
  return <Failed error={error} retry={refetch} />;
}
