import { Tooltip } from '@chakra-ui/react/tooltip';
import { Text } from '#src/components/Text.tsx';
import styles from './Differentiators.module.css';

const findCell = (buttonId: string) => document.getElementById(buttonId)?.closest('li') ?? [];

/** Stays open on scroll, because focusing a button can scroll the page. */
export function DifferentiatorTooltip({
  targetId,
  text,
  delayMs,
  onClose,
}: {
  targetId: string;
  text: string;
  delayMs: number;
  onClose: () => void;
}) {
  return (
    <Tooltip.Root
      key={targetId}
      unstyled
      open
      interactive
      closeOnScroll={false}
      openDelay={delayMs}
      ids={{ trigger: targetId }}
      positioning={{
        placement: 'top',
        gutter: -10,
        overflowPadding: 0,
        boundary: () => findCell(targetId),
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Tooltip.Positioner>
        {/* Screen readers get the popover's text from `aria-describedby`. */}
        <Tooltip.Content asChild className={styles.tooltip} aria-hidden data-tooltip="">
          <Text as="div">{text}</Text>
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
