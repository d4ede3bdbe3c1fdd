/** Bombs or agents against one bridge or one hub near the front line. operational.G12 */
import { bridgesInReach, hubsInReach } from '../assets/bombing.ts'
import { assetRefusal, usable, useAsset } from '../assets/uses.ts'
import { hubAt } from '../places.ts'
import { bringDownBridge } from '../ruins.ts'
import { verb, type Words } from './verb.ts'

export const bombBridgeVerb = verb('bomb-bridge', 'g', { edge: 'edge' })({
  when: 'battle',
  list({ table }, state, side, add) {
    const [asset] = usable(table, state, side, 'bombing')
    if (asset !== undefined)
      for (const edge of bridgesInReach(table, state, side, asset)) add({ type: 'bomb-bridge', edge })
  },
  apply({ table }, draft, side, { edge }) {
    useAsset(table, draft.state, side, usable(table, draft.state, side, 'bombing')[0])
    bringDownBridge(table, draft, table.crossingAt[edge], side)
  },
  refusal: ({ table }, state, side) =>
    assetRefusal(table, state, side, 'bombing') ?? 'There is no bridge near enough to the front line.',
})

/** The trucks that it takes are lost. */
export const bombHubVerb = verb('bomb-hub', 'h', { to: 'hex' })({
  when: 'battle',
  list({ table }, state, side, add) {
    const [asset] = usable(table, state, side, 'bombing')
    if (asset === undefined) return
    for (const hub of hubsInReach(table, state, side, asset)) add({ type: 'bomb-hub', to: state.hubHex[hub] })
  },
  apply({ table }, draft, side, { to }) {
    const { state } = draft
    const [asset] = usable(table, state, side, 'bombing')
    const hub = hubAt(table, state, to)
    useAsset(table, state, side, asset)
    state.hubTrucks[hub] -= Math.min(state.hubTrucks[hub], table.assets[asset].trucks ?? 0)
    if (state.hubTrucks[hub] === 0) {
      state.hubHex[hub] = 0
      state.hubSupplied[hub] = 0
    }
    draft.emit({ type: 'hub', side: table.hubSide[hub] === 0 ? 0 : 1, at: to, trucks: state.hubTrucks[hub] })
  },
  refusal: ({ table }, state, side) =>
    assetRefusal(table, state, side, 'bombing') ?? 'There is no enemy hub near enough to the front line.',
})

export const bombingWords = {
  'bomb-bridge': { order: 'Aircraft bomb the bridge {edge}', button: 'Bomb it' },
  'bomb-hub': { order: 'Aircraft bomb the hub at {to}', button: 'Bomb it' },
} satisfies Words
