import { canLeave } from '../reachability.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit can never leave the hex where it starts or arrives: the ground around it is closed in any weather.',
  find(context, { name, hex, arrives }, unit) {
    const { scenario, nameOf, canStand } = context
    // One that arrives after the end has a message of its own.
    const from = Math.min(arrives?.turn ?? 1, scenario.turns)
    const starts = hex === undefined ? (arrives?.hexes ?? []) : [hex]
    // One that cannot even stand there has a message of its own.
    const walled = starts.filter((start) => !canLeave(context, unit, start, from) && canStand(unit, start))
    if (walled.length === 0 || walled.length < starts.length) return undefined
    return {
      at: hex === undefined ? ['arrives', 'hexes'] : ['hex'],
      message: `${name} can never leave ${walled.map(nameOf).join(', ')}: the ground and the rivers around it are closed to it in any weather.`,
      hint: 'Draw a road, a bridge or a ferry, move it, or say in "suppress" that it is a garrison.',
    }
  },
})
