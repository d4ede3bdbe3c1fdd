/** Units of the identification charts for display: counters, numbers, addresses. */
import { makeFraction } from '../../../../compiler/rulebook/format.ts'
import type { Reference } from '../../../../compiler/systems/echelon/bundle.ts'
import { drawCounter, printedOf } from '../../../../compiler/systems/echelon/cartography/counter.ts'
import type { UnitDrawing } from '../../../../engine/drawing.ts'
import type { DesignRules, EchelonRules } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario, EchelonUnit, Printed } from '../../../../engine/systems/echelon/scenario.ts'
import { listWords } from '../../../../engine/words.ts'
import { referenceAddress, unitAddress } from '../../../data/addresses.ts'
import { compact } from '../../../data/format.ts'

/** A counter outside a map, with what is printed on a side of it. */
export const designCounter = (rules: EchelonRules, design: DesignRules, isReversed = false, side: 0 | 1 = 0): string =>
  drawCounter({ ...printedOf(design, rules, isReversed), side, readiness: 'idle', selected: false })

/** The first design of a type stands for it; a type without one has a counter without numbers. */
export const typeCounter = (rules: EchelonRules, id: string): string => {
  const plain: DesignRules = {
    name: '',
    type: id,
    nation: '',
    size: 'counter',
    attack: 0,
    defence: 0,
    move: 0,
    aa: 0,
    abilities: [],
    motorised: false,
    heavyEffects: false,
  }
  return designCounter(rules, Object.values(rules.designs).find(({ type }) => type === id) ?? plain)
}

/** The drawings of a type's units, each once, with the nation and the names of those that it shows. */
export const drawingsOfType = (
  { designs, nations }: EchelonRules,
  id: string,
): readonly { readonly label: string; readonly drawing: UnitDrawing }[] => {
  const shown = new Map<string, { readonly nation: string; readonly names: string[]; readonly drawing: UnitDrawing }>()
  for (const { type, nation, name, drawing } of Object.values(designs)) {
    if (type !== id || drawing === undefined) continue
    const key = JSON.stringify([nation, drawing])
    const before = shown.get(key)
    if (before) before.names.push(name)
    else shown.set(key, { nation, names: [name], drawing })
  }
  return [...shown.values()].map(({ nation, names, drawing }) => ({
    label: `${nations[nation].name}: ${listWords(names)}`,
    drawing,
  }))
}

/** `5-6-8`. */
export const ratings = ({ attack, defence, move }: Printed): string => `${attack}-${defence}-${move}`

/** REs of a design. */
export const reWords = ({ sizes, unitTypes }: EchelonRules, { re, type, size }: DesignRules): string =>
  makeFraction(re ?? unitTypes[type].re ?? sizes.re[size])

/** Words the differences between a design and its type. */
export const ownWords = ({ abilities, motorised, heavyEffects, aa, carriesRe }: DesignRules): string =>
  compact([
    motorised && 'motorised',
    heavyEffects && 'heavy armour',
    aa > 0 && `${aa} against aircraft`,
    carriesRe !== undefined && `carries ${carriesRe} RE`,
    ...abilities.map((ability) => ability.replaceAll('-', ' ')),
  ]).join(', ')

/** Units of a type in a scenario. */
export const unitsOfType = ({ units, rules }: EchelonScenario, id: string): readonly EchelonUnit[] =>
  units.filter(({ design }) => rules.designs[design]?.type === id)

/** The page of a value of the rules. */
export const addressOfPath = ({ rules, system }: Reference, path: string): string | undefined => {
  const [field = '', id = ''] = path.split('.')
  if (field === 'unitTypes' && Object.hasOwn(rules.unitTypes, id)) return unitAddress(system, id)
  if (field === 'designs' && Object.hasOwn(rules.designs, id)) return `${referenceAddress(system, 'units')}#${id}`
  const page = Object.entries(pages).find(([, fields]) => fields.includes(field))?.[0]
  return page === undefined ? undefined : referenceAddress(system, page)
}

/** The pages that show the other fields of the rules. */
const pages: Readonly<Record<string, readonly string[]>> = {
  types: ['sizes', 'nations'],
  terrain: ['terrain', 'features', 'hexsides', 'movement'],
  weather: ['weather'],
  combat: ['combat'],
  supply: ['supply', 'replacement', 'transport'],
  works: ['air', 'engineering'],
}
