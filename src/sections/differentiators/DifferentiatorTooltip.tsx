import { Tooltip } from '@ark-ui/react/tooltip';
import { classNames } from '#src/theme/class-names.ts';
import { tooltipRecipe } from './Differentiators.recipe.ts';
import { tooltipDelay } from './use-tooltip-target.ts';

/** The one tooltip of the grid, beside the button it explains; Escape, a click and scrolling close it. */
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
      openDelay={tooltipDelay}
      ids={{ trigger: targetId }}
      positioning={{ placement: 'bottom-end', gutter: 4, overflowPadding: 16 }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Tooltip.Positioner>
        {/* The button is described by the popover's text; a second announcement would repeat it. */}
        <Tooltip.Content className={classNames(tooltipRecipe)} aria-hidden data-tooltip="">
          {text}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
