import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { isLocale, type Locale } from '../../domain/locale/locale.ts';

const LIST = '/dashboard/landing-pages';

/** The steps of the wizard; the list is the documented step 0. */
export const steps = [1, 2, 3, 4] as const;
export type Step = (typeof steps)[number];

export const pagePath = (id: string): string => `${LIST}/${id}`;
export const stepPath = (id: string, step: Step): string => `${LIST}/${id}?step=${step}`;
export const figuresPath = (id: string): string => `${LIST}/${id}/figures`;
export const newPath = `${LIST}/new`;
export const listPath = LIST;

/** The screen of the URL: the list, a new page, the wizard of a page, or its figures. */
export function useLandingPlace() {
  const { '*': path = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [id = '', view = ''] = path.split('/');
  const step = steps.find((one) => String(one) === params.get('step')) ?? 2;
  const text = params.get('text');
  return {
    id,
    isNew: id === 'new',
    view: view === 'figures' ? ('figures' as const) : ('wizard' as const),
    step,
    /** The language of the texts, if the URL contains one. */
    text: isLocale(text) ? text : undefined,
    /** The URL of the list with its last filters. */
    list: typeof state === 'object' && state && 'list' in state ? `${LIST}${String(state.list)}` : LIST,
    /** Whether this visit of the wizard created the page. */
    created: typeof state === 'object' && state !== null && 'created' in state,
    /** Sets step and language in one change: a second `setParams` would start from the URL before the first. */
    toStep: (to: Step, language?: Locale) =>
      setParams(
        (now) => {
          now.set('step', String(to));
          if (language !== undefined) now.set('text', language);
          return now;
        },
        { state },
      ),
    speak: (language: Locale) =>
      setParams(
        (now) => {
          now.set('text', language);
          return now;
        },
        { replace: true, state },
      ),
    go: (to: string) => void navigate(to, { state }),
    /** Opens the page that step 1 created; it replaces step 1 in the history. */
    goToCreated: (id: string) =>
      void navigate(stepPath(id, 2), { replace: true, state: { ...state, created: true } }),
  };
}
