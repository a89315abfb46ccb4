import { Button, Drawer } from '@mantine/core';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useLanguage } from '../texts.ts';
import { Heading } from '../ui/Heading.tsx';
import { QuarantineDrawer } from '../ui/quarantine/QuarantineDrawer.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';
import { ReviewList } from './ReviewList.tsx';
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

const LIST = '/dashboard/reviews';

/** The invitation links over the list, at `/dashboard/reviews/links`. The filters of the list stay in the URL. */
function useLinksPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    opened: useParams()['*'] === 'links',
    to: { pathname: `${LIST}/links`, search },
    close: () => void navigate({ pathname: LIST, search }),
  };
}

interface LinksDrawerProps {
  opened: boolean;
  close: () => void;
}

/** The form of a new invitation link, and the list of links below it. */
function LinksDrawer({ opened, close }: LinksDrawerProps) {
  const { t } = useLanguage();
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size="34rem"
      title={t.reviews.links.title}
      className="links-drawer"
    >
      <LinkForm />
      <LinkList />
    </Drawer>
  );
}
