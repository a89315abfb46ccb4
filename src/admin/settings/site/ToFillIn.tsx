import { Flex } from '@mantine/core';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';

/** The note at a field that the agency has not filled in yet. */
export function ToFillIn() {
  return (
    <Flex component="span" gap={4} align="center" display="inline-flex" c="var(--warning)">
      <Glyph name="warning" />
      {useLanguage().t.settings.company.toFillIn}
    </Flex>
  );
}
