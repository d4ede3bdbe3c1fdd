import { below } from '../../../../diagnostics/diagnostic.ts'
import { canLeave } from '../reachability.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'unit-walled-in',
  summary: 'A unit can never leave the hex where it starts or arrives: the ground around it is closed in any weather.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf, canStand } = context
    for (const [unit, { id, name, hex, arrives }] of scenario.units.entries()) {
      // One that arrives after the end has a message of its own.
      const from = Math.min(arrives?.turn ?? 1, scenario.turns)
      const starts = hex === undefined ? (arrives?.hexes ?? []) : [hex]
      // One that cannot even stand there has a message of its own.
      const walled = starts.filter((start) => !canLeave(context, unit, start, from) && canStand(unit, start))
      if (walled.length === 0 || walled.length < starts.length) continue
      yield {
        place: hex === undefined ? below(origins.units[unit], 'arrives', 'hexes') : below(origins.units[unit], 'hex'),
        about: id,
        message: `${name} can never leave ${walled.map(nameOf).join(', ')}: the ground and the rivers around it are closed to it in any weather.`,
        hint: 'Draw a road, a bridge or a ferry, move it, or say in "suppress" that it is a garrison.',
      }
    }
  },
})
