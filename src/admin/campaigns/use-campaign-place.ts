import { useLocation, useNavigate, useParams } from 'react-router';

const LIST = '/dashboard/campaigns';

/** Where the reader is: at the list, or at a campaign that lies over it. The list's filter stays in the address. */
export function useCampaignPlace() {
  const { '*': open = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const lead = params.get('lead');
  params.delete('lead');
  const filter = params.toString() && `?${params}`;
  return {
    /** `new`, the id of a campaign, or empty at the list. */
    open,
    /** The lead that a new campaign is made from. */
    lead,
    linkTo: (campaign: string) => `${LIST}/${campaign}${filter}`,
    close: () => void navigate(LIST + filter),
  };
}
