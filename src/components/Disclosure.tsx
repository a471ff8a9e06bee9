import { Collapsible } from '@chakra-ui/react/collapsible';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** Chakra's collapsible mirrors its state (`docs/decisions/001-html-first.md`). The first child is the `summary`. */
export function Disclosure({ onToggle, ...props }: ComponentProps<'details'>) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Repeats the event of a `details` opened before hydration.
  useEffect(() => {
    if (details.current?.open) details.current.dispatchEvent(new Event('toggle'));
  }, []);
  return (
    <Collapsible.Root asChild unstyled open={isOpen}>
      <details
        {...props}
        ref={details}
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
          onToggle?.(event);
        }}
        suppressHydrationWarning
      />
    </Collapsible.Root>
  );
}
