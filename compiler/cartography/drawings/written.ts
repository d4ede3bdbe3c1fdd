/** Marks as texts, in which the small parts of the library are written. */
import { area, cut, disc, gleam, iron, type Mark, pairsOf, rod } from './marks.ts'
import { drawWheels } from './vehicles.ts'

const readMark = (text: string): Mark[] => {
  const [word, ...rest] = text.split(' ')
  const numbers = rest.map(Number)
  const [first, ...others] = numbers
  if (word === 'rod') return [rod(first, ...pairsOf(others))]
  if (word === 'iron') return [iron(first, ...pairsOf(others))]
  if (word === 'cut') return [cut(...pairsOf(numbers))]
  if (word === 'gleam') return [gleam(...pairsOf(numbers))]
  if (word === 'tyre' || word === 'spoked' || word === 'solid')
    return drawWheels({ size: first, at: others, style: word })
  // Whoever writes a part sees it.
  if (word.startsWith('o')) return [disc(word.slice(1) as 'body', numbers[0], numbers[1], numbers[2])]
  return [area(word as 'body', pairsOf(others), first)]
}

/**
 * Reads marks with a semicolon between them: `rod` or `iron`, its width and its points; `cut` or `gleam` and its points; `tyre`, `spoked` or
 * `solid`, the diameter and where the wheels stand; the tone of an area, how far it is rounded and its points; the tone of a disc after
 * an `o`, its centre and its radius.
 */
export const readMarks = (text: string): Mark[] => (text === '' ? [] : text.split('; ').flatMap(readMark))
