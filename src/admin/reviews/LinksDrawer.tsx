import { Drawer } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';

interface LinksDrawerProps {
  opened: boolean;
  close: () => void;
}

/** A new link on top, and below it all that were made before. */
export function LinksDrawer({ opened, close }: LinksDrawerProps) {
  const { t } = useLanguage();
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size="34rem"
      title={t.reviews.links.title}
      closeButtonProps={{ 'aria-label': t.common.close }}
      className="links-drawer"
    >
      <LinkForm />
      <LinkList />
    </Drawer>
  );
}
