import { nobody } from '../../../../../engine/systems/operational/types.ts'
import { standsAlone } from '../land.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'The layer of owners gives open water to a side.',
  *check({ scenario, origins, nameOf }) {
    const { map, rules } = scenario
    const water = map.terrainIds.map((id) => rules.terrain[id]?.water === true)
    if (!water.includes(true)) return
    // Of a hex that lies alone its terrain is doubted, and not its owner.
    const owned = map.terrain.flatMap((terrain, hex) =>
      water[terrain] && map.owner[hex] !== nobody && !standsAlone(scenario, hex) ? [hex] : [],
    )
    const [first] = owned
    if (first === undefined) return
    yield {
      place: origins.ownerAt(first),
      about: nameOf(first),
      message: `${owned.length === 1 ? 'One hex' : `${owned.length} hexes`} of open water ${owned.length === 1 ? 'belongs' : 'belong'} to a side, the first at ${nameOf(first)}.`,
      hint: 'Nobody holds water: its sign is "-". If it is land, correct the terrain.',
      fix: {
        title: 'Write "-" for them',
        edits: owned.map((hex) => ({ do: 'replace', at: origins.ownerAt(hex), text: '-' })),
      },
    }
  },
})
