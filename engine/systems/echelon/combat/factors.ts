/** The multipliers of strengths, each with its rule. All factors of a unit are multiplied with each other. echelon.C5 */
import type { RuleId } from '../../../game.ts'
import type { Fraction } from '../rules.ts'
import { landingShare } from '../sea/landing.ts'
import type { Table } from '../table.ts'
import { type Position, type Requirement, status, supply } from '../types.ts'
import { can, has, isMotor, swims } from '../units.ts'
import { crossingOf } from './attack.ts'
import { type AttackedHex, engineerAgainst, isAssaultPlace, isGun } from './attackedHex.ts'

/** Something that multiplies the strength of a unit. */
export interface Factor {
  readonly rule: RuleId
  readonly label: string
  readonly by: Fraction
  /** Its effect on the REs of the unit. */
  readonly re?: Fraction
  /** The requirement that a unit must pay for it. echelon.1 */
  readonly use?: Requirement
}

/** Returns the factors that change the strength of attackers and defenders alike. */
export const commonFactors = (
  table: Table,
  state: Position,
  unit: number,
  isSupported: boolean,
  byAbility: boolean,
): Factor[] => {
  const { multipliers } = table.scenario.rules.combat
  const found: Factor[] = []
  if (!isSupported) found.push({ rule: 'echelon.C5', label: 'unsupported', by: multipliers.unsupported })
  // No change, but an ability was needed for it. echelon.1
  if (byAbility) found.push({ rule: 'echelon.37', label: 'supports itself', by: [1, 1], use: 'support' })
  if (has(state, unit, status.disrupted | status.dispersed))
    found.push({ rule: 'echelon.C5', label: 'disrupted', by: multipliers.disrupted })
  return found
}

export const attackFactors = (
  table: Table,
  state: Position,
  unit: number,
  place: AttackedHex,
  isPaid: boolean,
): Factor[] => {
  const { multipliers, siege } = table.scenario.rules.combat
  const is = (ability: Parameters<typeof can>[3]): boolean => can(table, state, unit, ability)
  const found: Factor[] = []
  const isFree = has(state, unit, status.landed | status.dropped)
  if (!isPaid && !isFree) found.push({ rule: 'echelon.C2', label: 'without supply', by: multipliers.unsupplied })
  const crossing = crossingOf(table, state, unit, place.hex)
  const isWhole = crossing === undefined || crossing.strength[0] === crossing.strength[1]
  if (!isWhole && !table.profiles[unit].isArtillery)
    found.push({
      rule: `echelon.${crossing.rule}`,
      label: crossing.name.toLowerCase(),
      by: crossing.strength,
      re: crossing.strength,
    })
  // Infantry may leave its lorries. echelon.52c
  if (place.terrain.halvesMotor && isMotor(table, unit) && !has(state, unit, status.dismounted))
    found.push({ rule: 'echelon.52c', label: 'motorised', by: multipliers.motorTerrain, re: multipliers.motorTerrain })
  const share = landingShare(table, state, unit)
  // Who is made for it attacks in full from the sea; marines and men in boats of their own pay for it. echelon.18b, 42f, 44c, 52b
  if (share !== undefined)
    found.push({
      rule: 'echelon.42f',
      label: 'landing',
      by: share,
      re: share,
      ...(share[0] === share[1] &&
        (is('marine') || (is('amphibious') && !swims(table, state, unit))) && { use: 'landing' }),
    })
  if (has(state, unit, status.dropped)) found.push({ rule: 'echelon.3', label: 'dropped', by: multipliers.dropped })
  if (is('siege')) {
    const isStrong = place.isFortress || place.isMajor
    const by = isStrong ? siege.atFortress : place.isFortified || place.isCity ? siege.atFort : siege.elsewhere
    found.push({ rule: 'echelon.26a', label: 'siege artillery', by, ...(isStrong && { re: siege.re }) })
  } else if (place.isFortress && is('heavy-aa'))
    found.push({ rule: 'echelon.10b', label: 'fortress', by: [1, 1], use: 'heavyAa' })
  else if (place.isFortress && isGun(table, state, unit))
    found.push({ rule: 'echelon.10b', label: 'fortress', by: multipliers.artilleryAgainstFortress })
  // Siege guns of long range count as assault engineers, but have a line of their own for strength. echelon.27b
  if (engineerAgainst(table, state, unit, place) === 'assault' && !is('siege'))
    found.push({
      rule: 'echelon.36',
      label: 'assault engineers',
      by: multipliers.assaultEngineer,
      use: 'assaultEngineer',
    })
  return found
}

export const defenceFactors = (table: Table, state: Position, unit: number, place: AttackedHex): Factor[] => {
  const { multipliers, isolatedTurns } = table.scenario.rules.combat
  const is = (ability: Parameters<typeof can>[3]): boolean => can(table, state, unit, ability)
  const found: Factor[] = []
  if (state.supply[unit] === supply.isolated && state.isolated[unit] >= isolatedTurns)
    found.push({ rule: 'echelon.C5', label: 'isolated', by: multipliers.isolated })
  if (is('assault-engineer') && isAssaultPlace(table, place))
    found.push({
      rule: 'echelon.36',
      label: 'assault engineers',
      by: multipliers.assaultEngineer,
      use: 'assaultEngineer',
    })
  if (is('machine-gun') && (place.isFortified || place.isEntrenched))
    found.push({ rule: 'echelon.42e', label: 'machine guns', by: multipliers.machineGun, use: 'machineGun' })
  if (is('fortress') && place.isFortress && table.profiles[unit].nation.fortressDoubled)
    found.push({ rule: 'echelon.41', label: 'fortress troops', by: multipliers.fortress, use: 'fortress' })
  return found
}
