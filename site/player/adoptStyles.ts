const adopted = new Set<string>()

/** Applies a style sheet to the page, once: that of a system, or of a part that is fetched when it is needed. */
export const adoptStyles = (styles: string): void => {
  if (adopted.has(styles)) return
  adopted.add(styles)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
