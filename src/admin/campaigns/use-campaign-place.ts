import { useLocation, useNavigate, useParams } from 'react-router';

const LIST = '/dashboard/campaigns';

/** Reads from the address whether a campaign is open over the list. Its links keep the list's filter in the address. */
export function useCampaignPlace() {
  const { '*': path = '' } = useParams();
  const [open = '', view = ''] = path.split('/');
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const lead = params.get('lead');
  params.delete('lead');
  const filter = params.toString() && `?${params}`;
  return {
    /** `new`, the id of a campaign, or empty at the list. */
    open,
    /** The screen of the campaign: its form over the list, or the import of its figures. */
    view: view === 'import' ? ('import' as const) : ('form' as const),
    /** The id of the lead that fills the form of a new campaign. */
    lead,
    linkTo: (campaign: string) => `${LIST}/${campaign}${filter}`,
    importOf: (campaign: string) => `${LIST}/${campaign}/import${filter}`,
    close: () => void navigate(LIST + filter),
  };
}
