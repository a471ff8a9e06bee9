import { Tooltip } from '@chakra-ui/react/tooltip';
import { tooltipDelay } from './use-tooltip-target.ts';

/**
 * The one tooltip of the grid, beside the button it explains. Escape, a click and leaving the button close it.
 * Scrolling doesn't: the page may still be on its way to the button that the keyboard has focused.
 */
export function DifferentiatorTooltip({
  targetId,
  text,
  onClose,
}: {
  targetId: string;
  text: string;
  onClose: () => void;
}) {
  return (
    <Tooltip.Root
      key={targetId}
      open
      interactive
      closeOnScroll={false}
      openDelay={tooltipDelay}
      ids={{ trigger: targetId }}
      positioning={{ placement: 'bottom-start', gutter: 4, overflowPadding: 16 }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Tooltip.Positioner>
        {/* The button is described by the popover's text; a second announcement would repeat it. */}
        <Tooltip.Content aria-hidden data-tooltip="">
          {text}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
