/** A hex: its ground, what that does to each kind of unit, and the medals for it. */
import type { Hex } from '../../../../../engine/hex.ts'
import { kinds } from '../../../../../engine/systems/command-cards/rules.ts'
import { PanelHead } from '../../../panels/parts.tsx'
import { groundEffects } from '../effects.ts'
import { usePlayer } from '../types.ts'
import { groundWords, hexName, placeName, sideName } from '../words.ts'
import { Effects } from './lists.tsx'

const kindTitles = { infantry: 'Infantry', armour: 'Armour', artillery: 'Artillery' } as const

export const HexSheet = ({ hex }: { hex: Hex }) => {
  const { state, derived, scenario } = usePlayer()
  const { table, known } = derived
  if (table.terrain[hex] === 0) return null
  const place = placeName(scenario, hex)
  const name = hexName(scenario, hex)
  return (
    <article class="hex-panel">
      <PanelHead title={groundWords(state, hex)}>{name}</PanelHead>
      {place !== name && <p class="kind">{place}</p>}
      {scenario.medals
        .filter(({ hexes }) => hexes.includes(hex))
        .map(({ name: title, medals, side }) => (
          <p key={title}>
            ★ {title}: {medals === 1 ? 'a medal' : `${medals} medals`}{' '}
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
