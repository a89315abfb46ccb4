import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLanguage } from '../texts.ts';
import { Heading } from '../ui/Heading.tsx';
import { QuarantineDrawer } from '../ui/quarantine/QuarantineDrawer.tsx';
import { LinksDrawer } from './LinksDrawer.tsx';
import { ReviewList } from './ReviewList.tsx';
import { useLinksPlace } from './use-links-place.ts';
import './styles.css';

/** The reviews (the approved ones include those from other sites), and the drawer with the invitation links. */
export function ReviewsSection() {
  const { t } = useLanguage();
  const links = useLinksPlace();
  return (
    <div className="reviews">
      <Heading
        actions={
          <Button component={Link} to={links.to}>
            {t.reviews.links.open}
          </Button>
        }
      >
        {t.reviews.title}
      </Heading>
      <ReviewList />
      <LinksDrawer opened={links.opened} close={links.close} />
      <QuarantineDrawer of="reviews" />
    </div>
  );
}
