/** Reads the units of a side, and makes the places for those that a headquarters can form. */

import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { Headquarters, OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import type { Readers } from '../../../resolve/readers.ts'
import type { UnitEntry } from '../schemas/types.generated.ts'
import type { SystemTables } from './tables.ts'

/** The experience of a unit that gives none: a regular. */
const usualExperience = 100

/** A side's own headquarters: ids, and the number of the first in the scenario. */
export interface OwnHeadquarters {
  readonly ids: readonly string[]
  /** True if all authored ones are among them. */
  readonly isWhole: boolean
  readonly first: number
}

export const readUnit = (
  authored: UnitEntry,
  side: Side,
  own: OwnHeadquarters,
  readers: Readers,
  tables: SystemTables,
  place: Place,
): OperationalUnit | undefined => {
  const { id, name, formation } = authored
  const type = readers.id('unit-type', authored.type, place, 'type')
  const specialists = authored.specialists?.map((one, index) =>
    readers.id('specialist', one, below(place, 'specialists', index)),
  )
  const headquarters = readHeadquartersOf(authored, own, place, readers.report)
  if (!isPlaced(authored, place, readers.report)) return undefined
  const hex = authored.hex === undefined ? undefined : readers.space(authored.hex, place, 'hex')
  const arrives = authored.arrives && readArrival(authored, readers, below(place, 'arrives'))
  // All units have the same fields, so that whoever looks at many of them looks at one kind of value.
  return {
    id,
    name,
    type,
    side,
    formation,
    hex,
    steps: authored.steps ?? mostSteps(type, tables),
    suppressed: authored.suppressed ?? 0,
    experience: authored.experience ?? usualExperience,
    entrenchment: authored.entrenchment ?? 0,
    unsupplied: authored.unsupplied ?? 0,
    arrives,
    headquarters,
    specialists: specialists ?? none,
    reserve: authored.reserve === true ? 'card' : undefined,
    dump: authored.dump ?? false,
  }
}

const none: readonly string[] = []

/** True if a unit names exactly one place at the start; two are reported, and the first counts. */
const isPlaced = ({ name, hex, arrives, reserve }: UnitEntry, place: Place, report: Report): boolean => {
  const first = hex !== undefined ? 'hex' : arrives !== undefined ? 'arrives' : reserve === true ? 'reserve' : undefined
  const second =
    first === 'hex' && arrives !== undefined
      ? 'arrives'
      : first !== 'reserve' && first !== undefined && reserve === true
        ? 'reserve'
        : undefined
  if (first === undefined) {
    report.error('field-missing', place, `The unit ${name} has neither "hex" nor "arrives".`, {
      hint: 'A unit stands at a "hex" from the start, or "arrives" in a turn at some hexes.',
    })
    return false
  }
  if (second !== undefined) {
    report.error('field-conflict', below(place, second), `The unit ${name} has both "${first}" and "${second}".`, {
      hint:
        second === 'arrives'
          ? 'A unit stands on the map from the start, or arrives later.'
          : 'A unit in reserve is nowhere until a card brings it.',
    })
  }
  return true
}

/** When, where and how a reinforcement comes. operational.G4, H11, H13 */
const readArrival = ({ name, arrives }: UnitEntry, readers: Readers, place: Place): OperationalUnit['arrives'] => {
  if (arrives === undefined) return undefined
  const { turn, by = 'land', hexes: authored = [] } = arrives
  const { report } = readers
  const hexes = authored.flatMap((one, index) => readers.space(one, below(place, 'hexes', index)) ?? [])
  if (by === 'air' && authored.length > 0) {
    report.error('field-conflict', below(place, 'hexes'), `${name} comes by air and has hexes where it may enter.`, {
      hint: 'Paratroops drop where they like, near the front line.',
    })
  }
  if (by !== 'air' && authored.length === 0) {
    report.error('field-missing', place, `${name} does not say at which hexes it may enter.`, {
      hint: by === 'sea' ? 'List the beaches in "hexes".' : 'List them in "hexes".',
    })
  }
  return { turn, hexes, by }
}

/** The number of a unit's headquarters: the one that it names, or the only one of its side. operational.A4 */
const readHeadquartersOf = (
  { headquarters }: UnitEntry,
  { ids, isWhole, first }: OwnHeadquarters,
  place: Place,
  report: Report,
): number | undefined => {
  if (headquarters === undefined) return ids.length === 1 ? first : undefined
  const index = ids.indexOf(headquarters)
  if (index >= 0) return first + index
  if (!isWhole) return undefined
  const at = below(place, 'headquarters')
  report.error('headquarters-unknown', at, `Its side has no headquarters "${headquarters}".`, {
    hint: 'List it under "headquarters" of the side.',
    ...wayOutOfUnknown(headquarters, ids, at),
  })
  return undefined
}

/** Most steps of a unit of a type. operational.B3 */
export const mostSteps = (type: string, tables: Pick<SystemTables, 'unitTypes' | 'nations'>): number => {
  if (!Object.hasOwn(tables.unitTypes, type)) return 1
  const { maxSteps, nation } = tables.unitTypes[type]
  return maxSteps ?? (Object.hasOwn(tables.nations, nation) ? tables.nations[nation].maxSteps : 1)
}

/** Most specialists of a unit of a type. operational.B5 */
export const mostSpecialists = (
  type: string,
  { unitTypes, nations, reinforcement }: Pick<OperationalRules, 'unitTypes' | 'nations' | 'reinforcement'>,
): number => Math.min(reinforcement.mostSlots, unitTypes[type].slots ?? nations[unitTypes[type].nation].slots)

/** The units that a headquarters can form of its force pool, all of them off the map. operational.F15 */
export const securityUnitsOf = (
  headquarters: Headquarters,
  number: number,
  rules: OperationalRules,
  units: readonly OperationalUnit[],
): OperationalUnit[] => {
  const { types, mostSteps: steps, experience, units: places } = rules.specialOrders.securityUnit
  // Men are formed from its own divisions' people: a staff may lead another nation's army.
  const led = units.find((unit) => unit.headquarters === number && Object.hasOwn(rules.unitTypes, unit.type))
  const { nation } = led ? rules.unitTypes[led.type] : rules.headquarters.profiles[headquarters.profile]
  if (!Object.hasOwn(types, nation)) return []
  const formed: OperationalUnit[] = []
  for (let index = 1; index <= places; index++)
    formed.push({
      id: `${headquarters.id}-security-${index}`,
      name: `Security unit ${index}, ${headquarters.name}`,
      type: types[nation],
      side: headquarters.side,
      formation: headquarters.name,
      hex: undefined,
      steps,
      suppressed: 0,
      experience,
      entrenchment: 0,
      unsupplied: 0,
      arrives: undefined,
      headquarters: number,
      specialists: none,
      reserve: 'security',
      dump: false,
    })
  return formed
}
