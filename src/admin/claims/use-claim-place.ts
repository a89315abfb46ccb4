import { useLocation, useNavigate, useParams } from 'react-router';
import { type Segment, segments } from './segments.ts';

const REGISTER = '/dashboard/content/claims';

/** Reads from the address which claim is open over the register, and which segment is shown. */
export function useClaimPlace() {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [, open = ''] = path.split('/');
  const typed = new URLSearchParams(search).get('state');
  const segment: Segment = segments.find((name) => name === typed) ?? 'all';
  return {
    /** `new`, the id of a claim, or empty at the register. */
    open: decodeURIComponent(open),
    segment,
    listed: REGISTER,
    linkTo: (claim: string) => `${REGISTER}/${encodeURIComponent(claim)}${search}`,
    show: (name: Segment) => void navigate(name === 'all' ? REGISTER : `${REGISTER}?state=${name}`),
    close: () => void navigate(REGISTER + search),
  };
}
