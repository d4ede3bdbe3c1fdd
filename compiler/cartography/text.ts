/** Text on maps: escaping, and the widths of letters in the serif. */

/** For SVG text and attributes; names come from authors. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Advance widths of EB Garamond (roman) in hundredths of the type size. */
const widths =
  'a40b52c41d51e39f32g44h52i25j23k47l24m78n53o50p52q52r33s32t31u53v44w69x43y44z38A69B59C71D75E56F51G73H81I34J34K68L58M90N79O76P55Q76R71S47T67U74V67W92X71Y58Z60'
const widthOf = new Map(
  [...widths.matchAll(/([A-Za-z])(\d\d)/g)].map(([, letter, width]) => [letter, Number(width) / 100]),
)

/** Width of one letter at size 1; accented letters are as wide as plain ones. */
export const letterWidth = (letter: string): number => {
  const plain = letter.normalize('NFD').charAt(0)
  return widthOf.get(plain) ?? (plain === ' ' || plain === '-' || plain === '.' || plain === '’' ? 0.24 : 0.5)
}

/** Width of a text at a type size, with `spacing` map units added after each letter. */
export const textWidth = (text: string, size: number, spacing = 0): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter) * size + spacing, -spacing)
