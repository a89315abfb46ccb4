import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { localizePath } from '../../domain/locale/locale.ts';
import { useLanguage } from '../texts.ts';
import { Heading } from '../ui/Heading.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { ClaimRegister } from './ClaimRegister.tsx';
import { useClaimPlace } from './use-claim-place.ts';
import '../ui/media-picker/styles.css';
import './claims.css';

/** The register of claims, a page of the content. */
export function ClaimsSection({ tabs }: { tabs: ReactNode }) {
  const { locale, t } = useLanguage();
  const { linkTo } = useClaimPlace();
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
      {tabs}
      <ClaimRegister />
      <ClaimDialog />
    </div>
  );
}
