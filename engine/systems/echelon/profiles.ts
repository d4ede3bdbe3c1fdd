/** The values printed on the counters of a scenario, with their type, and the values derived from both. */
import { named } from '../../tableParts.ts'
import type { Week } from './date.ts'
import {
  type Ability,
  type ArmourValues,
  type Dated,
  type DesignRules,
  type MoveClass,
  type NationRules,
  re,
  type Size,
  times,
  type UnitTypeRules,
} from './rules.ts'
import type { EchelonScenario, EchelonUnit, Printed } from './scenario.ts'

export interface Profile {
  readonly design: DesignRules
  readonly type: UnitTypeRules
  readonly nation: NationRules
  readonly size: Size
  /** Its front and its other side; both are the front where it has no other one. */
  readonly faces: readonly [Printed, Printed]
  /** REs of both sides, in 144ths. */
  readonly re: readonly [number, number]
  readonly abilities: ReadonlySet<Ability>
  /** Combat or motorised: pays as motor, exploits. echelon.52c */
  readonly isMotor: boolean
  /** Infantry of all kinds in lorries may fight on foot. echelon.42a, 52c */
  readonly mayDismount: boolean
  readonly isArtillery: boolean
  readonly isHeavy: boolean
  /** Counts to stacking. */
  readonly stacks: boolean
  /** May be in combat with a strength of its own. */
  readonly fights: boolean
  /** Divides into a cadre when it is lost. */
  readonly hasCadre: boolean
  /** Columns of the movement table of which the cheapest counts. */
  readonly classes: readonly MoveClass[]
  /** Values against tanks from dates on, in order; the first counts always. */
  readonly armour: readonly Dated<ArmourValues>[]
}

const artilleryAbilities = ['artillery', 'mortar', 'mountain-artillery', 'rocket', 'siege', 'long-siege'] as const
/** Units that are no combat units: they never attack, exert nothing, and do not fill a hex. echelon.11a, 34, 44, 51 */
const supportAbilities = [
  'major-depot',
  'command-depot',
  'army-hq',
  'command-hq',
  'coalition-hq',
  'divisional-hq',
  'supply-unit',
  'wagon',
  'transport',
  'lvt',
  'apc',
  'position-aa',
] as const

export const makeProfiles = (scenario: EchelonScenario): readonly Profile[] =>
  scenario.units.map((unit) => profileOf(scenario, unit))

/** Units have the abilities of their type, and their own besides. Mortars are heavy from the size of a regiment on. echelon.2, 24 */
const profileOf = ({ rules }: EchelonScenario, { design: id, nation: nationId, extra }: EchelonUnit): Profile => {
  const design = named(rules.designs, id, 'unit')
  const type = named(rules.unitTypes, design.type, 'unit type')
  const nation = named(rules.nations, nationId, 'nation')
  const abilities = new Set<Ability>([...type.abilities, ...design.abilities, ...extra])
  const has = (all: readonly Ability[]): boolean => all.some((one) => abilities.has(one))
  const { size } = design
  const front: Printed = { attack: design.attack, defence: design.defence, move: design.move }
  const reverse = design.reverse ?? front
  const fights = !has(supportAbilities)
  // The other side of a depot is one that moves, of the same size. echelon.32, 33a
  const isCadre = design.reverse !== undefined && size === 'division' && fights
  const whole = design.re ?? type.re ?? rules.sizes.re[size]
  const isMotor = type.moves === 'motor' || design.motorised
  // Commandos who are marines or ride are no light infantry. echelon.42d
  if (abilities.has('commando') && (isMotor || abilities.has('marine'))) abilities.delete('light')
  return {
    design,
    type,
    nation,
    size,
    faces: [front, reverse],
    re: [times(re, whole), times(re, isCadre ? rules.sizes.re.cadre : whole)],
    abilities,
    isMotor,
    mayDismount: isMotor && abilities.has('infantry') && !has(['mechanised', 'armour', 'mixed']),
    isArtillery: has(artilleryAbilities),
    isHeavy: isMotor || (type.heavy === 'regiment' ? size !== 'battalion' : type.heavy === 'always'),
    stacks: fights,
    fights,
    hasCadre: isCadre,
    classes: classesOf(type, isMotor, abilities, nation),
    armour: armourOf(type, nation.dated[design.type] ?? [], design),
  }
}

/** The columns that a unit pays by: the cheapest of them. echelon.25a, 29a, 42d, 42g, 42l */
const classesOf = (
  type: UnitTypeRules,
  isMotor: boolean,
  abilities: ReadonlySet<Ability>,
  { nordic }: NationRules,
): readonly MoveClass[] => {
  const mountain = abilities.has('mountain') || abilities.has('high-mountain')
  if (type.moves === 'semi') return mountain ? ['semi', 'mountain'] : ['semi']
  if (isMotor || type.moves === 'artillery' || type.moves === 'rail') return ['motor']
  if (mountain) return ['mountain']
  return abilities.has('light') || (nordic && abilities.has('ski')) ? ['light'] : ['other']
}

/** Values of a type and what its nation changes about them, joined by date. */
const armourOf = (
  { armour, dated }: UnitTypeRules,
  ofNation: UnitTypeRules['dated'],
  { motorised }: DesignRules,
): readonly Dated<ArmourValues>[] => {
  // A motorised symbol makes a unit neutral, if its type is not armoured. echelon.52c
  const base = motorised && armour.aec === 0 ? { ...armour, neutral: sixth } : armour
  const changes = [...dated, ...ofNation].toSorted((one, other) => one.from - other.from)
  const found: Dated<ArmourValues>[] = [{ from: Number.NEGATIVE_INFINITY, value: base }]
  for (const { from, value } of changes) found.push({ from, value: { ...found[found.length - 1].value, ...value } })
  return found
}
/** All of a unit, in the sixths in which its values are counted. */
const sixth = 6

/** The value that counts at a date. */
export const valueAt = <T>(dated: readonly Dated<T>[], date: Week): T =>
  (dated.findLast(({ from }) => from <= date) ?? dated[0]).value
