/** Prints a computed number and its terms. */
import type { Explanation } from '../../engine/game.ts'
import { makeSigned, makeThousandths } from './format.ts'

const units = {
  shift: '',
  'movement points': ' MP',
  'per cent': '%',
  'command points': ' CP',
  points: ' points',
  dice: ' dice',
  hexes: ' hexes',
  flags: ' flags',
} as const satisfies Readonly<Record<Explanation['unit'], string>>

/** Of those that are counted: one of them. */
const single: Partial<Readonly<Record<Explanation['unit'], string>>> = { dice: ' die', hexes: ' hex', flags: ' flag' }

/** A number of an explanation with its unit; shifts carry their sign. */
export const makeValue = (thousandths: number, unit: Explanation['unit']): string =>
  unit === 'shift'
    ? makeSigned(thousandths / 1000)
    : `${makeThousandths(thousandths)}${(Math.abs(thousandths) === 1000 ? single[unit] : undefined) ?? units[unit]}`

/** One line for each term, and their sum. */
export const explanationLines = ({ subject, unit, value, terms }: Explanation): string[] => [
  ...terms.map((term) => `${term.label}: ${makeValue(term.value, unit)} (${term.rule.replace(/^.*\./, '')})`),
  `${subject}: ${makeValue(value, unit)}`,
]
