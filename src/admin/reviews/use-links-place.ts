import { useLocation, useNavigate, useParams } from 'react-router';

const LIST = '/dashboard/reviews';

/** Whether the links are open over the list: `/dashboard/reviews/links`. The list's filters stay in the address. */
export function useLinksPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    opened: useParams()['*'] === 'links',
    to: { pathname: `${LIST}/links`, search },
    close: () => void navigate({ pathname: LIST, search }),
  };
}
