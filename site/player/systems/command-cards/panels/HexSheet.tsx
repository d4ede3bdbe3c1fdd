/** A hex: its ground, what that does to each kind of unit, and the medals for it. */

import type { Hex } from '../../../../../engine/hex.ts'
import { kinds } from '../../../../../engine/systems/command-cards/rules.ts'
import { useInstrument } from '../context.ts'
import { groundEffects } from '../effects.ts'
import { groundWords, hexName, placeName, sideName } from '../words.ts'
import { Effects } from './Effects.tsx'

const kindTitles = { infantry: 'Infantry', armour: 'Armour', artillery: 'Artillery' } as const

export const HexSheet = ({ hex }: { hex: Hex }) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const { table } = state.game
  const known = state.desk.known.value
  const places = scenario.medals.filter(({ hexes }) => hexes.includes(hex))
  if (table.terrain[hex] === 0) return null
  return (
    <article class="hex-panel">
      <header class="panel-head">
        <h2>{groundWords(state, hex)}</h2>
        <span class="place">{hexName(scenario, hex)}</span>
      </header>
      {placeName(scenario, hex) !== hexName(scenario, hex) && <p class="kind">{placeName(scenario, hex)}</p>}
      {places.map(({ name, medals, side }) => (
        <p key={name}>
          ★ {name}: {medals === 1 ? 'a medal' : `${medals} medals`}{' '}
          {side === undefined ? 'for whoever holds it' : `for ${sideName(scenario, side)}`}
        </p>
      ))}
      {known.smoke[hex] > 0 && <p>Smoke lies here: sight ends at it.</p>}
      {kinds.map((kind) => (
        <Effects key={kind} title={kindTitles[kind]} effects={groundEffects(table, known, hex, kind)} />
      ))}
    </article>
  )
}
