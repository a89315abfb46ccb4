import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { localizePath } from '../../domain/locale/locale.ts';
import { useLanguage } from '../texts.ts';
import { Heading } from '../ui/Heading.tsx';
import '../ui/tabs.css';
import { ClaimDialog } from './ClaimDialog.tsx';
import { ClaimRegister } from './ClaimRegister.tsx';
import './claims.css';
import { useClaimPlace } from './use-claim-place.ts';

/** The section of the content while the register of claims is its only tab. */
export function ClaimsSection() {
  const { locale, t } = useLanguage();
  const { listed, linkTo } = useClaimPlace();
  const words = t.claims;
  return (
    <div className="claims">
      <Heading
        actions={
          <>
            <Button
              component="a"
              href={localizePath(locale, '/nos-chiffres')}
              target="_blank"
              variant="default"
            >
              {words.page}
            </Button>
            <Button component={Link} to={linkTo('new')}>
              {words.create}
            </Button>
          </>
        }
      >
        {t.sections.content}
      </Heading>
      <nav className="admin-tabs" aria-label={words.section.label}>
        <Link className="admin-tab" to={listed} aria-current="page">
          {words.section.tab}
        </Link>
      </nav>
      <ClaimRegister />
      <ClaimDialog />
    </div>
  );
}
