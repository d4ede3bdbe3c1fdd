/** Reports from prisoners and aircraft. operational.F18, G9 */
import { inMapOrder } from '../../../board.ts'
import { unreached } from '../../../flood.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import type { OperationalDraft } from '../events.ts'
import { activeLevel } from '../headquarters/command.ts'
import { branches } from '../rules.ts'
import type { Services } from '../services.ts'
import { sight } from '../types.ts'
import { frontOf, stepsFrom } from './front.ts'
import { mark, sightBit } from './look.ts'

/**
 * Questions the prisoners of a headquarters, who have been added to its tally: each time there are enough for its intelligence,
 * markers appear some hexes beyond the front line, deeper with every report. operational.F18
 */
export const reportFromPrisoners = (services: Services, draft: OperationalDraft, hq: number): void => {
  const { table } = services
  const { state } = draft
  const { fog } = table.scenario.rules
  const side = table.scenario.headquarters[hq].side
  const level = activeLevel(state, hq, branches.indexOf('intelligence'))
  const enough = fog.prisonersByLevel[level] ?? 0
  const depths = fog.reportDepth[level] ?? []
  if (enough === 0 || depths.length === 0) return
  while (state.hqPrisoners[hq] >= enough) {
    state.hqPrisoners[hq] -= enough
    const depth = depths[Math.min(state.hqReports[hq], depths.length - 1)]
    state.hqReports[hq] = Math.min(255, state.hqReports[hq] + 1)
    const steps = stepsFrom(table, frontOf(table, state, side), depth)
    report(services, draft, side, [], (hex) => steps[hex] !== unreached)
  }
}

/** Photographs hexes: every unit there is marked, and where no marker appears there is nobody. operational.G9 */
export const photograph = (services: Services, draft: OperationalDraft, side: Side, hexes: readonly number[]): void => {
  for (const hex of hexes) draft.state.sight[hex] |= sightBit(sight.scouted, side)
  report(services, draft, side, hexes, (hex) => hexes.includes(hex))
}

/** Marks the enemy's hidden units in some hexes and tells of it. operational.H8 */
const report = (
  services: Services,
  draft: OperationalDraft,
  side: Side,
  hexes: readonly number[],
  covers: (hex: number) => boolean,
): void => {
  const markers: number[] = []
  for (const unit of services.table.unitsOf[otherSide(side)]) {
    const hex = draft.state.hex[unit]
    if (hex > 0 && covers(hex) && mark(services, draft, unit)) markers.push(hex)
  }
  draft.emit({ type: 'scouted', side, hexes, markers: inMapOrder(markers), rolled: true })
}
