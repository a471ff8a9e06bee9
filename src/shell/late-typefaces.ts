/** Shows typefaces that came too late for the first page (`src/theme/fonts/typefaces.css`). */
export function showLateTypefaces(): void {
  // A typeface that loads later would move the page's text.
  if (document.fonts.status === 'loading') return;
  for (const { sheet } of document.querySelectorAll('style'))
    for (const rule of sheet?.cssRules ?? [])
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
        rule.style.setProperty('font-display', 'swap');
}
