import { Button as ChakraButton, type ButtonProps } from '@chakra-ui/react/button';
import styles from './Button.module.css';

/** A button, or with `asChild` a link that looks like one. One of a view is solid, the others outlined. */
export function Button({
  asChild,
  type = asChild ? undefined : 'button',
  variant = 'solid',
  size = 'md',
  ...props
}: Pick<ButtonProps, 'asChild' | 'type' | 'disabled' | 'onClick' | 'children'> & {
  variant?: 'solid' | 'outline';
  size?: 'sm' | 'md';
}) {
  return (
    <ChakraButton
      {...props}
      asChild={asChild}
      type={type}
      unstyled
      className={`${styles.button} ${styles[variant]} ${styles[size]}`}
    />
  );
}
