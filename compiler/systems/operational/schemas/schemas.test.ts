import { describe, expect, it } from 'vitest'
import { branches, orderIds } from '../../../../engine/systems/operational/commandRules.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import { verbs } from '../../../../engine/systems/operational/verbs/index.ts'
import { schemaOf } from '../../../schemas/index.ts'
import { schemaAt } from '../../../schemas/walk.ts'
import { schemas } from './index.ts'
import type { KindTypes } from './types.generated.ts'

describe('the generated types', () => {
  it("are the engine's: a valid table is a table of the rules", () => {
    // The compiler of TypeScript is the test: these lines do not compile otherwise.
    const assignable = (files: KindTypes): OperationalRules => ({
      terrain: files.terrain.entries,
      weather: files.weather.entries,
      ways: files.ways.entries,
      hexsides: files.hexsides.entries,
      nations: files.nations.entries,
      unitTypes: files.units.entries,
      movement: files.movement,
      combat: files.combat,
      experience: files.experience,
      supply: files.supply,
      victory: files.victory,
      specialists: files.specialists.entries,
      reinforcement: files.reinforcement,
      orders: files.orders.entries,
      specialOrders: files['special-orders'],
      headquarters: files.headquarters,
      fog: files.fog,
      assets: files.assets.entries,
      cards: files.cards.entries,
      landing: files.landing,
      rewards: files.rewards,
    })
    expect(assignable).toBeTypeOf('function')
  })

  it('name every order of the engine, and no other', () => {
    expect(Object.keys(schemaAt(schemas.orders, ['entries'])?.properties ?? {})).toEqual([...orderIds])
    expect(Object.keys(schemaAt(schemas.headquarters, ['branches'])?.properties ?? {})).toEqual([...branches])
  })
})

describe('the actions of worked examples', () => {
  it('are those of the engine, with its fields', () => {
    const { definitions } = schemaOf(schemas.example) as {
      definitions: Record<'action' | 'actionFields', { properties: Record<string, unknown> }>
    }
    expect(Object.keys(definitions.action.properties).sort()).toEqual(verbs.map(({ type }) => type).sort())
    const fields = new Set(verbs.flatMap((verb) => verb.fields.map(([name]) => name)))
    expect(Object.keys(definitions.actionFields.properties).sort()).toEqual([...fields].sort())
  })
})
