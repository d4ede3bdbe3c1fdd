/** Class of a table's cell by what it says: shifts for and against, and nothing at all. */
export const toneOf = (cell: string): 'plus' | 'minus' | 'none' | undefined => {
  if (/^\+[\d.]+$/.test(cell)) return 'plus'
  if (/^−[\d.]+$/.test(cell)) return 'minus'
  return cell === '' || cell === '0' || cell === '–' || cell === '—' ? 'none' : undefined
}
