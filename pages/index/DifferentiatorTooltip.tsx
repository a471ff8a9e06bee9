import { Tooltip } from '@chakra-ui/react/tooltip';
import styles from './Differentiators.module.css';

/** The cell of a button, which its tooltip doesn't leave. */
const cellOf = (buttonId: string) => document.getElementById(buttonId)?.closest('li') ?? [];

/**
 * The one tooltip of the grid, beside the button it explains. Escape, a click and leaving the button close it.
 * Scrolling doesn't: the page may still be on its way to the button that the keyboard has focused.
 *
 * @param delay - how long a mouse rests before it shows, in milliseconds.
 */
export function DifferentiatorTooltip({
  targetId,
  text,
  delay,
  onClose,
}: {
  targetId: string;
  text: string;
  delay: number;
  onClose: () => void;
}) {
  return (
    <Tooltip.Root
      key={targetId}
      unstyled
      open
      interactive
      closeOnScroll={false}
      openDelay={delay}
      ids={{ trigger: targetId }}
      positioning={{ placement: 'bottom', gutter: -4, overflowPadding: 0, boundary: () => cellOf(targetId) }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Tooltip.Positioner>
        {/* The button is described by the popover's text; a second announcement would repeat it. */}
        <Tooltip.Content className={styles.tooltip} aria-hidden data-tooltip="">
          {text}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
