/** Buttons that a text names: `**Orders given**`, as Markdown marks what is important. */

/** The words of a text; those of odd index are names. */
export const partsOf = (text: string): readonly string[] => text.split(/\*\*(.+?)\*\*/)

export const namesIn = (text: string): readonly string[] => partsOf(text).filter((_, index) => index % 2 === 1)
