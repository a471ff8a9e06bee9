import { Button as ChakraButton, type ButtonProps } from '@chakra-ui/react/button';
import styles from './Button.module.css';

export function Button({
  asChild,
  type = asChild ? undefined : 'button',
  variant = 'solid',
  size = 'md',
  ...props
}: Pick<ButtonProps, 'asChild' | 'type' | 'disabled' | 'onClick' | 'children'> & {
  variant?: 'solid' | 'outline' | 'link';
  size?: 'sm' | 'md';
}) {
  return (
    <ChakraButton
      {...props}
      asChild={asChild}
      type={type}
      unstyled
      className={`${styles.root} ${styles[variant]} ${styles[size]}`}
    />
  );
}
