/** Words of the schemas as people read them. */

/** `damagedBridges` as `damaged bridges`, `unit-type` as `unit type`. */
export const inWords = (name: string | number | undefined): string =>
  String(name ?? '')
    .replace(/([a-z])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)
    .replaceAll('-', ' ')

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text
