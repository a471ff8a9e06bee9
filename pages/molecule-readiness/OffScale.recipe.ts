import { defineRecipe } from '@chakra-ui/react/styled-system';

/** What is written at the peak above, the statement below. */
export const offScaleRecipe = defineRecipe({
  base: {
    height: '100%',
    display: 'grid',
    alignContent: 'space-between',
    gap: '6',
    fontSize: 'sm',
    lineHeight: 1.45,
    color: 'fg.muted',
    '& strong': {
      display: 'block',
      maxWidth: '26rem',
      marginBottom: '3',
      fontFamily: 'heading',
      fontSize: '2xl',
      fontWeight: 520,
      lineHeight: 1.14,
      letterSpacing: '-0.015em',
      color: 'fg',
      textWrap: 'balance',
    },
    lgDown: { '& > :first-child': { display: 'none' } },
  },
});
