import { mayStand } from '../../../../../engine/systems/tactical/movement.ts'
import { moverOf } from '../../../../../engine/systems/tactical/units.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  severity: 'error',
  summary: 'A unit begins where it cannot stand.',
  find({ game: { table }, start, nameOf }, { id, hex }, unit) {
    if (hex === 0) return undefined
    const model = moverOf(table, start, unit)
    // What is fixed goes nowhere, and stands where it was built.
    if (model.has('fixed') || mayStand(table, start, model, hex)) return undefined
    const { name } = table.terrain[hex] ?? { name: 'nothing' }
    return {
      at: ['hex'],
      message: `"${id}" begins at ${nameOf(hex)}, where ${model.name} cannot stand: ${name}.`,
      hint: 'Put it on ground that it can enter, or on board of a transport.',
    }
  },
})
