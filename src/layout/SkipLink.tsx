import { chakra } from '@chakra-ui/react/styled-system';

/** The first stop of the keyboard: jumps over the navigation (WCAG 2.2 2.4.1). */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="fixed"
      top="2"
      left="2"
      zIndex="skip"
      paddingInline="4"
      paddingBlock="3"
      bg="brand"
      color="brand.contrast"
      borderRadius="sm"
      transform="translateY(-200%)"
      css={{ '&:focus': { transform: 'none' }, '&:hover': { color: 'brand.contrast' } }}
      _print={{ display: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}
