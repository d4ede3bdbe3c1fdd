/** CSS class of a table cell: positive and negative shifts, and empty values. */
export const toneOf = (cell: string): 'plus' | 'minus' | 'none' | undefined => {
  if (/^\+[\d.]+$/.test(cell)) return 'plus'
  if (/^−[\d.]+$/.test(cell)) return 'minus'
  return cell === '' || cell === '0' || cell === '–' || cell === '—' ? 'none' : undefined
}
