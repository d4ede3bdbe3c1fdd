/** Rows of a list under their headings. */

/** Widest column of words, and the widest last one, which moves nothing aside. */
const widest = { within: 60, last: 120 }

const clip = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** Rows under headings, aligned: numbers to the right, words to the left. Columns in which nothing stands are left out. */
export const alignRows = (headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  const shown = headings.flatMap((_, index) => (rows.some((row) => (row[index] ?? '') !== '') ? [index] : []))
  const columns = shown.map((index) => {
    const heading = headings[index]
    const cells = rows.map((row) => clip(row[index] ?? '', index === shown.at(-1) ? widest.last : widest.within))
    const isNumber = cells.every((cell) => /^-?[\d.]*$/.test(cell))
    const width = Math.max(heading.length, ...cells.map((cell) => cell.length))
    return [heading, ...cells].map((cell) => (isNumber ? cell.padStart(width) : cell.padEnd(width)))
  })
  return [headings, ...rows].map((_, line) =>
    columns
      .map((column) => column[line])
      .join('  ')
      .trimEnd(),
  )
}
